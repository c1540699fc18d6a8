import type { Metadata } from 'next'
import { EnquirySection } from '@/blocks/EnquirySection'
import { CarControls } from '@/components/car/CarControls'
import { Breadcrumbs } from '@/components/site/Breadcrumbs'
import { CarRail } from '@/components/site/CarRail'
import { ModelBand } from '@/components/site/ModelBand'
import { listCars } from '@/data'
import { showsAccessories } from '@/domain/models'
import { buildSearchHref } from '@/domain/searchState'
import type { ModelView, Site } from '@/domain/views'
import { pageMetadata } from './metadata'
import { modelSearch } from './modelSearch'
import { renderTime } from './site'

const RAIL = 8

export const modelMetadata = (site: Site, model: ModelView): Metadata =>
  pageMetadata(site, {
    title: [model.manufacturer ?? site.config.manufacturer?.name, model.name].filter(Boolean).join(' '),
    description: model.summary ?? undefined,
    path: `/${model.slug}`,
    image: model.image?.url,
  })

/** One model: price from, servicing, the stock here, accessories, a quote. */
export async function ModelPage({ site, model }: { site: Site; model: ModelView }) {
  const now = renderTime()
  const { config } = site
  const state = modelSearch(model.name, model.manufacturer ?? config.manufacturer?.name)
  const stock = await listCars(site, state)
  const accessories = showsAccessories(model, config.features.accessories)
  return (
    <main id="main" className="is-offer">
      <CarControls />
      <ModelBand model={model} count={stock.count}>
        <Breadcrumbs crumbs={[{ label: 'All models', href: '/models' }, { label: model.name }]} />
      </ModelBand>
      <div id="stock" />
      <CarRail
        heading={`${model.name}, here now`}
        link={{ label: 'Our stock', href: buildSearchHref(state) }}
        cars={stock.hits.slice(0, RAIL)}
        config={config}
        now={now}
      />
      {accessories && (
        <section className="section">
          <div className="wrap">
            <header className="head">
              <h2>Fitted before you collect it</h2>
              <a className="link" href={`/${model.slug}/accessories`}>
                View Accessories ({model.accessories_count})
              </a>
            </header>
          </div>
        </section>
      )}
      <EnquirySection
        site={site}
        now={now}
        heading="Get a quote"
        message={`I would like a quote for the ${model.name}.`}
        subcategory="Quote"
      />
    </main>
  )
}
