import type { FinderChoice, FinderField } from '@/components/finder/FinderFields'
import type { FacetCount, StockCounts } from '@/core/dealer/views'
import { t } from '@/lib/words'
import type { BlockOf } from './props'

type FieldName = NonNullable<BlockOf<'finder'>['finder_fields']>[number]

const TYPES = [
  ['new', 'New'],
  ['demo', 'Demo'],
  ['used', 'Used'],
] as const

/** The most frequent ones. A dealer of many makes has more than a hundred models, and any of them may be the wanted one. */
const MODELS_WITHOUT_MAKE = 150

const facetField = (
  name: string,
  label: string,
  any: string,
  counts: readonly FacetCount[],
): FinderField => ({
  kind: 'select',
  name,
  label,
  any,
  values: counts.map(({ value }) => value),
})

const byName = (counts: readonly FacetCount[]): FacetCount[] =>
  [...counts].sort((a, b) => a.value.localeCompare(b.value))

/** One field of the finder. Its options are what is in stock. */
export const finderField = (name: FieldName, stock: StockCounts): FinderField => {
  switch (name) {
    case 'make':
      return facetField('make', 'Make', t('Any make'), byName(stock.makes))
    case 'model':
      return facetField('model', 'Model', t('Any model'), byName(stock.models.slice(0, MODELS_WITHOUT_MAKE)))
    case 'body':
      return facetField('body', 'Body', t('Any body'), stock.bodies)
    case 'fuel':
      return facetField('fuel', 'Fuel', t('Any fuel'), stock.fuels)
    case 'location_name':
      return facetField('location_name', 'Location', t('Any location'), stock.places)
    case 'price':
      return { kind: 'price' }
  }
}

export const finderChoices = (own: readonly FinderChoice[], stock: StockCounts): FinderChoice[] => {
  if (own.length > 0) return [...own]
  const types = TYPES.filter(([type]) => stock.types.some(({ value, count }) => value === type && count > 0))
  return [
    { label: t('All'), query: '' },
    ...types.map(([type, label]) => ({ label, query: `car_type=${type}` })),
  ]
}
