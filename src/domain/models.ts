/** Models of the menu and the model pages. */
import type { ModelView } from './views'

export const MODEL_TABS = [
  'All Vehicles',
  'Cars',
  'Hatch & sedans',
  'SUVs & 4WDs',
  'Utes & Vans',
  'GR & performance',
  'Electrified',
  'Upcoming',
  'Discontinued',
] as const

type Sorted = Pick<ModelView, 'name' | 'slug'>

/** The preferred models in their given order, then all others from A to Z. */
export const orderModels = <T extends Sorted>(models: readonly T[], preferred: readonly string[]): T[] => {
  const rank = new Map(preferred.map((slug, index) => [slug, index]))
  const place = (model: T) => rank.get(model.slug) ?? preferred.length
  return [...models].sort((a, b) => place(a) - place(b) || a.name.localeCompare(b.name, 'en-AU'))
}

export const modelLabel = (model: Pick<ModelView, 'status'>): 'Upcoming' | 'All-New' =>
  model.status === 'coming_soon' ? 'Upcoming' : 'All-New'

/** The tab a model stands under: its state first, then its category. */
export const modelTab = (model: Pick<ModelView, 'status' | 'manufacturer_body'>): string => {
  if (model.status === 'coming_soon') return 'Upcoming'
  return model.status === 'discontinued' ? 'Discontinued' : model.manufacturer_body
}

/** Models by tab, in the order of `MODEL_TABS`; tabs of the dealer's own follow, empty ones are left out. */
export const modelsByTab = <T extends Pick<ModelView, 'status' | 'manufacturer_body'>>(
  models: readonly T[],
): [string, T[]][] => {
  const tabs = new Map<string, T[]>(MODEL_TABS.map((tab) => [tab, []]))
  for (const model of models) tabs.set(modelTab(model), [...(tabs.get(modelTab(model)) ?? []), model])
  return [...tabs].filter(([, members]) => members.length > 0)
}

export const showsAccessories = (model: Pick<ModelView, 'accessories_count'>, allowed: boolean): boolean =>
  allowed && model.accessories_count > 0
