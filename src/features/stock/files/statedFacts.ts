import type { ColumnMap } from '@/features/stock/files.rules'
import type { StockTable } from './table'

/** What a column states, where it is not the one fact that it is named for. */
const FACTS_OF: Readonly<Record<string, readonly string[]>> = {
  // A price says in words what it covers, or that it does not.
  price: ['price', 'price_type'],
  'price.drive_away': ['price', 'price_type'],
  'price.egc': ['price', 'price_type'],
  'price.before_on_roads': ['price', 'price_type'],
  'price.shown': ['price', 'price_type'],
  'price_type.drive_away': ['price_type'],
  'price_type.egc': ['price_type'],
  'price_type.on_application': ['price', 'price_type'],
  'km.miles': ['km'],
  'km.unit': [],
  'car_type.new': ['car_type'],
  'car_type.used': ['car_type'],
  'car_type.demo': ['car_type'],
  upload: [],
  'upload.not': [],
}

/** The facts for which a table has a column by this map: about others it says nothing. */
export const statedFacts = ({ columns }: Pick<StockTable, 'columns'>, map: ColumnMap): string[] => [
  ...new Set(
    columns.flatMap((heading) => {
      const field = map.columns[heading]?.trim()
      return field ? (FACTS_OF[field] ?? [field]) : []
    }),
  ),
]
