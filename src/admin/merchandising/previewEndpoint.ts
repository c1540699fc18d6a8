import { Forbidden, NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { bodyOf } from '@/access/bodyOf'
import { ownRows } from '@/admin/ownRows'
import { ruleSchema } from '@/features/merchandising/rules.rules'
import { dealerCars, touchedBy } from '@/features/merchandising/preview'
import { mayMerchandise } from './mayMerchandise'
import { rulesBefore } from './readRules'

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
