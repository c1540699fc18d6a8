import type { Metadata } from 'next'
import { EnquirySection } from '@/blocks/EnquirySection'
import { CarControls } from '@/components/car/CarControls'
import { PhoneOfPage } from '@/components/page/PhoneOfPage'
import { renderStatic } from '@/components/ui/renderStatic'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { modelHref } from '@/features/offers/offers.rules'
import type { ModelView, Site } from '@/core/dealer/views'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { renderTime } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'
import { readModelData } from './model-data'
import { ModelBody } from './ModelBody'

const makeOf = (site: Site, model: ModelView): string | undefined =>
  model.manufacturer ?? site.config.manufacturer?.name

export const modelMetadata = (site: Site, model: ModelView): Promise<Metadata> =>
  pageMetadata(site, {
    title: [makeOf(site, model), model.name].filter(Boolean).join(' '),
    description: model.summary ?? undefined,
    path: modelHref(model).startsWith('/') ? modelHref(model) : `/${model.slug}`,
    image: model.image?.url,
  })

const askOf = ({ name, status }: ModelView) => {
  if (status === 'coming_soon')
    return {
      heading: t('Hear when it is here'),
      message: t('Please tell me when the {name} is here.', { name }),
    }
  if (status === 'discontinued')
    return { heading: t('Ask us to find one'), message: t('I am looking for a used {name}.', { name }) }
  return null
}

export async function ModelPage({ site, model }: { site: Site; model: ModelView }) {
  const now = renderTime()
  const data = await readModelData(site, model)
  const ask = askOf(model)
  const words = site.config.pages.quote
  return (
    <main id="main" className="is-offer">
      <CarControls />
      <PhoneOfPage scope="new" />
      <StaticHtml
        className="static-html"
        html={renderStatic(
          <ModelBody site={site} model={model} data={data} now={now} ask={ask?.heading ?? words.title} />,
        )}
      />
      <EnquirySection
        site={site}
        now={now}
        intent={ask ? 'general' : 'quote'}
        heading={ask?.heading ?? words.title}
        text={ask ? undefined : words.text}
        message={ask?.message}
        subcategory={ask ? 'Model' : undefined}
        known={ask ? { category: 'Vehicle Enquiry' } : { 'Vehicle Model': model.name }}
      />
    </main>
  )
}
