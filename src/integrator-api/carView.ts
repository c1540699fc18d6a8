import { z } from 'zod'
import type { Row } from '@/db/tableTypes'
import { isReserved } from '@/domain/car/derive'
import { namesWith, type CarTable } from '@/domain/car/field'
import { CAR_FIELDS } from '@/domain/car/fields'
import { strictSchema } from '@/domain/car/schema'

const isRequired = (name: string, table: CarTable) => Boolean(table[name]?.required)

export function carViewOf(table: CarTable) {
  const names = [...new Set([...namesWith(table, { owner: 'feed' }), ...namesWith(table, { public: true })])]
  const fields = names.flatMap((name) => {
    const field = table[name]
    if (!field) return []
    return [[name, strictSchema(isRequired(name, table) ? { ...field, required: true } : field)] as const]
  })
  return z.object({ ...Object.fromEntries(fields), source_version: z.string().nullish() })
}
const FIELDS = Object.keys(carViewOf(CAR_FIELDS).shape)

/** `reserved` is true while a shopper holds the car, whatever the feed states. `now` in epoch seconds. */
export function carView(row: Row, now = Date.now() / 1000): Record<string, unknown> {
  const view = Object.fromEntries(FIELDS.map((field) => [field, row[field] ?? null]))
  return isReserved(row, now) ? { ...view, reserved: true } : view
}
