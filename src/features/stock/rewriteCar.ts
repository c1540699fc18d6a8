import { writeAudit } from '@/db/audit'
import { carBeforeOf } from '@/core/car/rows/carRows'
import type { CarWriter } from '@/core/car/rows/write'
import type { Row } from '@/db/tableTypes'
import { type Changes, changesBetween } from '@/core/car/carChanges'
import type { Facts } from '@/core/car/facts'
import { figuresAfter } from '@/core/car/figuresFor'
import type { TenantLocation } from '@/core/place/tenantLocation'
import type { PriceWait } from '@/core/car/priceWait'
import type { CarState } from '@/core/car/owners/merge'
import { statusOf, type StoredState } from '@/core/car/owners/carState'
import type { Values } from '@/core/car/owners/values'
import { factsOf } from './decide'
import type { IngestContext } from './push'
import { buildRow, derivedOf } from './row'

const seconds = () => Math.floor(Date.now() / 1000)

/** The car beneath staff's values, as it is stored. */
export function stateAt(row: Row, dealershipId: string, locations: readonly TenantLocation[]): StoredState {
  const before = carBeforeOf(row)
  return statusOf(row, (facts: Facts) => derivedOf(facts, before, dealershipId, locations, seconds()))
}

/** A person's word, for the history of all that staff do. */
export interface Pressed {
  what: string
  userId?: string | undefined
  via: 'admin' | 'cli'
}

interface Rewritten extends CarState {
  overrides?: Values | null
  price_waits?: PriceWait | null
  /** Columns that are to be as they were, whatever follows from the facts. */
  asBefore?: Row
}

export const writePressed = (
  { tenantId, actor, pressed: { what, userId, via } }: IngestContext & { pressed: Pressed },
  row: Row,
  diff: Changes = {},
): Promise<void> =>
  writeAudit({
    ...{ tenantId, who: actor, userId: userId ?? null, via, what },
    ...{ entity: 'cars', docId: String(row.id), docTitle: String(row.name), diff },
  })

/** By a person's word. False when somebody changed the car meanwhile. */
export async function rewriteCar(
  cars: CarWriter,
  ctx: IngestContext & { pressed: Pressed },
  { row, locations }: { row: Row; locations: readonly TenantLocation[] },
  { values, sources, overrides, price_waits = null, asBefore = {} }: Rewritten,
): Promise<boolean> {
  const before = carBeforeOf(row)
  const facts = factsOf(values)
  if (Array.isArray(facts)) throw new Error(`${before.stocknum} would be no car: ${facts[0]?.detail}`)
  const own = overrides === undefined ? before.overrides : overrides
  const stands = stateAt(row, ctx.dealership.id, locations).values
  const figures_for = figuresAfter(row.figures_for, { stated: {}, before: stands, after: values })
  const built = buildRow({
    ...{ ctx, id: before.id, slug: before.slug, stocknum: before.stocknum, before, locations },
    outcome: {
      ...{ facts, values, sources, overrides: own, price_waits, figures_for },
      hash: before.content_hash ?? '',
    },
    ...{ version: null, now: seconds() },
  })
  const after = { ...built, content_hash: before.content_hash, ...asBefore }
  const lost = await cars.put([{ row: after, was: row, expectedRev: before.rev }])
  if (lost.size > 0) return false
  await writePressed(ctx, row, changesBetween(row, after))
  return true
}
