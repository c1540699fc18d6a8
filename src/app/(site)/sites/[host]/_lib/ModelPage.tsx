import type { Metadata } from 'next'
import { EnquirySection } from '@/blocks/EnquirySection'
import { CarControls } from '@/components/car/CarControls'
import { Breadcrumbs } from '@/components/page/Breadcrumbs'
import { StillCarRail } from '@/components/car/CarRail'
import { PhoneOfPage } from '@/components/page/PhoneOfPage'
import { ModelBand } from '@/components/model/ModelBand'
import { listCars } from '@/data/cars/list'
import { showsAccessories } from '@/domain/models'
import { buildSearchHref } from '@/domain/listState/href'
import type { ModelView, Site } from '@/domain/views'
import { pageMetadata } from './metadata'
import { modelSearch } from './modelSearch'
import { renderTime } from './site'

const RAIL = 8

interface Props {
  site: Site
  model: ModelView
  /** True for the model's accessories page. */
  accessories?: boolean
}

export const modelMetadata = ({ site, model, accessories }: Props): Promise<Metadata> =>
  pageMetadata(site, {
    title: [model.manufacturer ?? site.config.manufacturer?.name, model.name, accessories && 'accessories']
      .filter(Boolean)
      .join(' '),
    description: model.summary ?? undefined,
    path: accessories ? `/${model.slug}/accessories` : `/${model.slug}`,
    image: model.image?.url,
  })

export async function ModelPage({ site, model, accessories }: Props) {
  const now = renderTime()
  const { config } = site
  const crumbs = accessories
    ? [{ label: model.name, href: `/${model.slug}` }, { label: 'Accessories' }]
    : [{ label: model.name }]
  const state = modelSearch(model.name, model.manufacturer ?? config.manufacturer?.name)
  const stock = await listCars(site, state)
  const showsLink = !accessories && showsAccessories(model, config.features.accessories)
  return (
    <main id="main" className="is-offer">
      <CarControls />
      <PhoneOfPage scope="new" />
      <ModelBand
        model={model}
        count={stock.count}
        crumbs={<Breadcrumbs crumbs={[{ label: 'All models', href: '/models' }, ...crumbs]} />}
      />
      <div id="stock" />
      <StillCarRail
        heading={`${model.name}, here now`}
        link={{ label: 'Our stock', href: buildSearchHref(state) }}
        cars={stock.hits.slice(0, RAIL)}
        config={config}
        now={now}
      />
      {showsLink && (
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
        intent={accessories ? 'general' : 'quote'}
        heading={accessories ? 'Ask about accessories' : 'Get a quote'}
        message={accessories ? `Which accessories fit the ${model.name}, and at what price?` : undefined}
        subcategory={accessories ? 'Accessories' : undefined}
        known={accessories ? { category: 'Parts Enquiry' } : { 'Vehicle Model': model.name }}
      />
    </main>
  )
}
