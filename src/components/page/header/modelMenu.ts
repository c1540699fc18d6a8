import { countOf } from '@/components/search/countOf'
import { modelsByTab } from '@/features/models/models.rules'
import type { ModelView } from '@/core/dealer/views'
import type { FacetCount } from '@/core/dealer/views'
import { t } from '@/lib/words'

export interface ModelTab {
  label: string
  models: ModelView[]
  /** So many are visible; the others are reached by scrolling. */
  atOnce: 6 | 10
}

/** The model menu's tabs: all current and future models, then each category. `noun` is the dealer's own for its stock. */
export const modelTabs = (models: readonly ModelView[], noun = 'cars'): ModelTab[] => {
  const current = models.filter(({ status }) => status !== 'discontinued')
  // The first tab has all of these already.
  const tabs = modelsByTab(models).filter(([label]) => label !== 'Cars')
  const groups = tabs.map(([label, members]): ModelTab => ({
    label: t(label),
    models: members,
    atOnce: 6,
  }))
  const label = noun === 'cars' ? t('Cars') : t('All {noun}', { noun })
  return current.length > 0 ? [{ label, models: current, atOnce: 10 }, ...groups] : groups
}

export const modelStock = (counts: readonly FacetCount[], model: Pick<ModelView, 'name'>): number =>
  countOf(counts, model.name)
