import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { batchCarSchema } from '@/features/stock/carSchema'

const schema = z.array(
  batchCarSchema
    .omit({ created_at: true, sold_date_timestamp: true })
    .extend({
      dealership_slug: z.string(),
      listed_days_ago: z.number().min(0),
      sold_days_ago: z.number().min(0).optional(),
      price_changed_days_ago: z.number().min(0).optional(),
    })
    .strict(),
)
export type StockRow = z.output<typeof schema>[number]

export const stockOf = (slug: string): StockRow[] =>
  schema.parse(JSON.parse(readFileSync(`tenants/${slug}/stock.json`, 'utf8')))
