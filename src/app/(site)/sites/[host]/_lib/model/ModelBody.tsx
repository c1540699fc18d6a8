import type { ReactNode } from 'react'
import { CarRail } from '@/components/car/CarRail'
import { ModelAccessories } from '@/components/models/ModelAccessories'
import { ModelBand } from '@/components/models/ModelBand'
import { ModelColours } from '@/components/models/ModelColours'
import { ModelChapters, ModelRunning } from '@/components/models/ModelChapters'
import { ModelVariants } from '@/components/models/ModelVariants'
import { OfferGrid } from '@/components/offers/OfferGrid'
import { Breadcrumbs } from '@/components/page/Breadcrumbs'
import { SectionNav } from '@/components/page/SectionNav'
import { serviceHref } from '@/core/dealer/links/bookingLinks'
import { buildSearchHref } from '@/search/list/href'
import { modelColours } from '@/features/models/models.rules'
import { chaptersOf, fuelUse, picturesFor } from '@/features/models/keyNumbers.rules'
import { hasPlan, modelPlan } from '@/features/models/servicePlan.rules'
import { modelPrices, modelVariants } from '@/features/models/variants.rules'
import { countNoun } from '@/core/car/nounOfList'
import { type ModelSection, withName } from '@/core/dealer/config/pageConfig'
import type { ModelView, Site } from '@/core/dealer/views'
import { t } from '@/lib/words'
import type { ModelData } from './model-data'
import { showsAccessories } from '@/core/car/accessories'

const RAIL = 8

interface Props {
  site: Site
  model: ModelView
  data: ModelData
  now: Date
  ask: string
}

interface Part {
  label: string
  body: ReactNode
}

/** The sections that are not empty. */
function partsOf({ site, model, data, now }: Props): Partial<Record<ModelSection, Part>> {
  const { config } = site
  const { cars, described, describedState: state, offers } = data
  const { pages, labels } = config
  const hrefOf = (facet: 'badge' | 'colour', value: string) =>
    buildSearchHref({ ...state, facets: { ...state.facets, [facet]: [value] } })
  const plan = hasPlan(model, config) ? modelPlan(model) : null
  const chapters = chaptersOf(described)
  const variants = modelVariants(described)
  const colours = modelColours(described)
  const stockHeading = withName(pages.modelStock.title, { model: model.name })
  const source = t('Figures of the {described} {cars} in our yard and on the way.', {
    described: described.length,
    cars: countNoun(described.length, labels.cars),
  })
  return {
    numbers: chapters.length
      ? {
          label: t('Key numbers'),
          body: (
            <ModelChapters
              chapters={chapters}
              pictures={picturesFor(
                chapters.map(({ title }) => title),
                described,
              )}
              source={source}
            />
          ),
        }
      : undefined,
    variants: variants.length
      ? {
          label: t('Variants'),
          body: (
            <ModelVariants
              variants={variants}
              config={config}
              words={pages.modelVariants}
              lowest={modelPrices(model, cars)[0]}
              hrefOf={(name) => hrefOf('badge', name)}
            />
          ),
        }
      : undefined,
    colours: colours.length
      ? {
          label: t('Colours'),
          body: <ModelColours colours={colours} hrefOf={(name) => hrefOf('colour', name)} />,
        }
      : undefined,
    stock: cars.length
      ? {
          label: t('In stock'),
          body: (
            <CarRail
              heading={stockHeading}
              link={{ label: t('All {count}', { count: data.count }), href: buildSearchHref(data.state) }}
              cars={cars.slice(0, RAIL)}
              config={config}
              now={now}
            />
          ),
        }
      : undefined,
    offers: offers.length
      ? {
          label: t('Offers'),
          body: (
            <OfferGrid
              heading={t('Offers on the {name}', { name: model.name })}
              offers={offers}
              config={config}
            />
          ),
        }
      : undefined,
    service: plan
      ? {
          label: t('Cost a year'),
          body: <ModelRunning plan={plan} fuel={fuelUse(described)} href={serviceHref(site)} />,
        }
      : undefined,
    accessories: showsAccessories(model, config.features.accessories)
      ? { label: t('Accessories'), body: <ModelAccessories model={model} /> }
      : undefined,
  }
}

export function ModelBody(props: Props) {
  const { site, model, data, ask } = props
  const parts = partsOf(props)
  const shown = site.config.pages.modelOrder.flatMap((id) => (parts[id] ? [{ id, ...parts[id] }] : []))
  return (
    <>
      <ModelBand
        model={model}
        cars={data.cars}
        count={data.count}
        ask={ask}
        config={site.config}
        crumbs={
          <Breadcrumbs
            origin={site.origin}
            crumbs={[{ label: site.config.pages.models.title, href: '/models' }, { label: model.name }]}
          />
        }
      />
      {shown.length > 1 && (
        <div className="wrap">
          <SectionNav
            entries={[...shown.map(({ id, label }) => ({ id, label })), { id: 'enquire', label: t('Ask') }]}
          />
        </div>
      )}
      {shown.map(({ id, body }) => (
        <div id={id} key={id} className="mdsec">
          {body}
        </div>
      ))}
    </>
  )
}
