import type { Metadata } from 'next'
import { EnquirySection } from '@/blocks/EnquirySection'
import { PAGE_FORM } from '@/blocks/enquiryOfPage'
import { doNotKeep } from '@/cache/pageAnswer'
import { NextSteps } from '@/components/forms/NextSteps'
import { CHOICE, ModelChoice } from '@/components/models/ModelChoice'
import { renderStatic } from '@/components/ui/renderStatic'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { listModels } from '@/core/car/read/models'
import { modelsToQuote } from '@/features/models/models.rules'
import { t } from '@/lib/words'
import { ListHead } from '@/app/(site)/sites/[host]/_lib/ListHead'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { lowestOfModels } from '@/app/(site)/sites/[host]/_lib/model/lowestOfModels'
import { renderTime, requireSite } from '@/app/(site)/sites/[host]/_lib/site'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<{ model?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  const { title, text } = site.config.pages.quote
  return pageMetadata(site, { title, description: text, path: '/models/get-quote' })
}

/** A model by its picture, then the form. `?model=` has the slug or name of one that is chosen already. */
export default async function QuotePage({ params, searchParams }: Props) {
  const site = await requireSite(params)
  const { pages, forms } = site.config
  const named = [(await searchParams).model].flat()[0]
  const { models, chosen } = modelsToQuote(await listModels(site), named)
  if (named !== undefined && !chosen) await doNotKeep()
  const lowest = await lowestOfModels(site, models)
  const markup = renderStatic(
    <>
      <ListHead origin={site.origin} {...pages.quote} />
      <NextSteps
        isRow
        steps={[
          [t('You choose'), t('A model, and what matters to you: colour, extras, what you trade in.')],
          [t('We write back'), forms.replyPromise],
          [t('You decide'), t('The price is in writing. Nothing is ordered until you say so.')],
        ]}
      />
      {models.length > 0 && (
        <ModelChoice models={models} chosen={chosen?.name} lowest={lowest} form={{ uid: PAGE_FORM }} />
      )}
    </>,
  )
  return (
    <main id="main" className="is-contact">
      <StaticHtml className="wrap list" html={markup} />
      <EnquirySection
        site={site}
        now={renderTime()}
        intent="quote"
        heading={t('Where shall we send it?')}
        text={t('By email, or by phone if you would rather talk.')}
        elsewhere={models.length > 0 ? CHOICE.fields : []}
      />
    </main>
  )
}
