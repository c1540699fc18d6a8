import type { ModelView } from '@/domain/views'
import { countOf, type FacetCount } from './facetCounts'

/** The tabs of the model menu, in the order of the specification. */
export const CATEGORIES = ['Cars', 'Hatch & sedans', 'SUVs & 4WDs', 'Utes & Vans', 'GR & performance', 'Electrified'] as const
const ALL = 'All vehicles'

export interface ModelTab {
  label: string
  models: ModelView[]
}

const isUpcoming = (model: ModelView): boolean => model.status === 'coming_soon'
const isDiscontinued = (model: ModelView): boolean => model.status === 'discontinued'

/** `Upcoming` for a model that is still to come, `Discontinued` for one that has gone, otherwise `All-New`. */
export const modelLabel = (model: ModelView): string => {
  if (isDiscontinued(model)) return 'Discontinued'
  return isUpcoming(model) ? 'Upcoming' : 'All-New'
}

/** Where Explore leads: the model's own address unless the dealer gave another. */
export const modelHref = ({ override_url, slug }: Pick<ModelView, 'override_url' | 'slug'>): string => override_url || `/${slug}`

/** All vehicles, then the known categories, then others as they come, Upcoming and Discontinued last; no empty tab. */
export const modelTabs = (models: readonly ModelView[]): ModelTab[] => {
  const current = models.filter((model) => !isDiscontinued(model))
  const key = (text: string): string => text.toLowerCase()
  const known = CATEGORIES.map(key)
  const others = [...new Set(current.map((model) => model.manufacturer_body))].filter(
    (body) => body && !known.includes(key(body)),
  )
  const tabs = [
    { label: ALL, models: current },
    ...[...CATEGORIES, ...others].map((label) => ({
      label,
      models: current.filter((model) => key(model.manufacturer_body) === key(label)),
    })),
    { label: 'Upcoming', models: current.filter(isUpcoming) },
    { label: 'Discontinued', models: models.filter(isDiscontinued) },
  ]
  return tabs.filter((tab) => tab.models.length > 0)
}

/** How many of a model are in stock. */
export const modelStock = (counts: readonly FacetCount[], model: ModelView): number => countOf(counts, model.name)
