import { ownRows, type Reading } from '@/admin/ownRows'
import { shownDealer } from '@/admin/shownDealer'
import { ruleSchema, type MerchandisingRule } from '@/features/merchandising/rules.rules'
import { dealerCars, touchedBy } from '@/features/merchandising/preview'

type Reader = Omit<Reading, 'now'>
const IN_ORDER = { limit: 200, sort: 'position' }

const rowsOf = (reading: Reader, tenant: string) =>
  ownRows(reading, 'merchandising-rules', { tenant: { equals: tenant } }, IN_ORDER)

/** Rules in use that come before one at this position; of two at one position the older comes first. */
export async function rulesBefore(
  reading: Reader,
  tenant: string,
  { id, position }: { id: string; position: number },
): Promise<MerchandisingRule[]> {
  return (await rowsOf(reading, tenant))
    .filter((row) => row.enabled && row.id !== id)
    .filter((row) => row.position < position || (row.position === position && (!id || row.id < id)))
    .map((row) => ruleSchema.parse(row))
}

export interface RuleLine {
  rule: MerchandisingRule
  enabled: boolean
  position: number
  touches: number
}

/** One dealer's rules in their order, each with the number of cars that it changes. */
export async function readRuleLines({ payload, user, now }: Reading, asked: unknown) {
  const shown = await shownDealer({ payload, user }, asked)
  if (!shown) return null
  const { dealers, dealer } = shown
  const rows = await rowsOf({ payload, user }, dealer.id)
  const cars = await dealerCars(dealer.id, now)
  const before: MerchandisingRule[] = []
  const lines = rows.map((row): RuleLine => {
    const rule = ruleSchema.parse(row)
    const touches = touchedBy(rule, before, cars, now).filter(({ idle }) => idle === null).length
    const enabled = row.enabled === true
    if (enabled) before.push(rule)
    return { rule, enabled, position: row.position, touches }
  })
  return { dealers, dealer, lines }
}
