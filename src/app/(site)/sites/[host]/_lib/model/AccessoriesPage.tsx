import type { Metadata } from 'next'
import { EnquirySection } from '@/blocks/EnquirySection'
import { PAGE_FORM } from '@/blocks/enquiryOfPage'
import { formId } from '@/components/forms/view'
import { AccessoryList } from '@/components/models/AccessoryList'
import { QuoteSum } from '@/components/models/QuoteSum'
import { SectionHead } from '@/components/ui/SectionHead'
import { Breadcrumbs } from '@/components/page/Breadcrumbs'
import { HeadBand } from '@/components/page/HeadBand'
import { renderStatic } from '@/components/ui/renderStatic'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { ACCESSORIES } from '@/features/leads/leadSchema.rules'
import { modelHref } from '@/features/offers/offers.rules'
import type { ModelView, Site } from '@/core/dealer/views'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { renderTime } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'

const titleOf = (model: ModelView) => t('{model} accessories', { model: model.name })

export const accessoriesMetadata = (site: Site, model: ModelView): Promise<Metadata> =>
  pageMetadata(site, {
    title: titleOf(model),
    description: t('What {dealer} fits to a {model}, with prices.', {
      dealer: site.tenant.name,
      model: model.name,
    }),
    path: `/${model.slug}/accessories`,
    image: model.image?.url,
  })

export function AccessoriesPage({ site, model }: { site: Site; model: ModelView }) {
  const crumbs = [
    { label: site.config.pages.models.title, href: '/models' },
    { label: model.name, href: modelHref(model) },
    { label: t('Accessories') },
  ]
  const markup = renderStatic(
    <>
      <HeadBand
        title={titleOf(model)}
        picture={model.image?.url}
        ask={t('Ask about accessories')}
        count={0}
        crumbs={<Breadcrumbs origin={site.origin} crumbs={crumbs} />}
      >
        <p className="band__p">{t('Fitted here, before you collect it or any day after.')}</p>
      </HeadBand>
      <div className="wrap list">
        <SectionHead title={t('Tick what you would like')} />
        <p className="lede">{t('It is added up as you go, and sent with the form below.')}</p>
        <AccessoryList items={model.accessories} form={formId({ uid: PAGE_FORM })} />
        <p className="fineprint">
          <a href="/parts/search">{t('Search parts and accessories of all models')}</a>
        </p>
      </div>
    </>,
  )
  return (
    <main id="main" className="is-contact is-pictured">
      <StaticHtml className="static-html" html={markup} />
      <div className="wrap quotebar">
        <QuoteSum href="#enquire" />
      </div>
      <EnquirySection
        site={site}
        now={renderTime()}
        heading={t('Ask about accessories')}
        message={t('Which accessories fit the {name}, and at what price?', { name: model.name })}
        subcategory={ACCESSORIES}
        known={{ category: 'Parts Enquiry', 'Vehicle Model': model.name }}
      />
    </main>
  )
}
