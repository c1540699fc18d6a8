import { Forbidden, NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { ownRows, type Reading, shownDealer } from '@/admin/ownRows'
import { ruleSchema, type MerchandisingRule } from '@/features/merchandising/rules.rules'
import { dealerCars, touchedBy } from '@/features/merchandising/preview'
import { bodyOf } from '@/access/bodyOf'
import { mayMerchandise } from '@/admin/may'

type Reader = Omit<Reading, 'now'>
const IN_ORDER = { limit: 200, sort: 'position' }

const rowsOf = (reading: Reader, tenant: string) =>
  ownRows(reading, 'merchandising-rules', { tenant: { equals: tenant } }, IN_ORDER)

/** Rules in use that come before one at this position; of two at one position the older comes first. */
async function rulesBefore(
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
export async function readRuleLines({ payload, user, now }: Reading, requested: unknown) {
  const shown = await shownDealer({ payload, user }, requested)
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

const bodySchema = ruleSchema.omit({ id: true, title: true }).extend({
  id: z.string().nullish(),
  tenant: z.string().nullish(),
  amount: z.number().int().min(1).max(1000),
  position: z.number().catch(1),
})

async function preview(req: PayloadRequest): Promise<Response> {
  const { user, payload } = req
  if (!user || !mayMerchandise(user)) throw new Forbidden(req.t)
  const words = 'Fill in which cars, how many, and what happens.'
  const { id, tenant, position, ...stated } = await bodyOf(req, bodySchema, words)
  const dealers = await ownRows({ payload, user }, 'tenants', {})
  const dealer = dealers.find((one) => one.id === tenant) ?? (tenant ? undefined : dealers[0])
  if (!dealer || (!tenant && dealers.length > 1)) throw new NotFound(req.t)
  const now = new Date()
  const rule = { ...stated, id: id ?? '', title: 'This rule' }
  const before = await rulesBefore({ payload, user }, dealer.id, { id: rule.id, position })
  return Response.json({ cars: touchedBy(rule, before, await dealerCars(dealer.id, now), now) })
}

export const rulePreviewEndpoint: Endpoint = {
  path: '/merchandising-preview',
  method: 'post',
  handler: preview,
}
