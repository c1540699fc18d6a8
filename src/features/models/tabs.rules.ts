import { phrase } from '@/lib/words'
import type { ModelView } from '@/core/dealer/views'

export const MODEL_TABS = [
  phrase('All Vehicles'),
  phrase('Cars'),
  phrase('Hatch & sedans'),
  phrase('SUVs & 4WDs'),
  phrase('Utes & Vans'),
  phrase('GR & performance'),
  phrase('Electrified'),
  phrase('Upcoming'),
  phrase('Discontinued'),
] as const

export const modelTab = (model: Pick<ModelView, 'status' | 'manufacturer_body'>): string => {
  if (model.status === 'coming_soon') return phrase('Upcoming')
  return model.status === 'discontinued' ? phrase('Discontinued') : model.manufacturer_body
}

/** In the order of `MODEL_TABS`, then the tenant's own tabs; empty tabs are left out. */
export const modelsByTab = <T extends Pick<ModelView, 'status' | 'manufacturer_body'>>(
  models: readonly T[],
): [string, T[]][] => {
  const tabs = new Map<string, T[]>(MODEL_TABS.map((tab) => [tab, []]))
  for (const model of models) tabs.set(modelTab(model), [...(tabs.get(modelTab(model)) ?? []), model])
  return [...tabs].filter(([, members]) => members.length > 0)
}
