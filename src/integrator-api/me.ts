/** What a key is and may do, for whoever was handed one. */
import { z } from 'zod'
import { siteOfTenant } from '@/core/dealer/read/sites'
import { SCOPES } from '@/features/keys/apiKeys.rules'
import { endOf } from '@/features/keys/reach.rules'
import { json } from './problem'
import { dealershipsSchema, ownDealerships } from './vocabularies'
import { type Call, RATE } from './withKey'

export const keySchema = z.object({
  name: z.string().meta({ description: 'As the dealer’s staff called it' }),
  prefix: z.string().meta({ description: 'The first letters of the key: name it so, never whole' }),
  scopes: z.array(z.enum(SCOPES)),
  expires_at: z.string().nullable().meta({ description: 'Null: until it is revoked' }),
  dealer: z.object({ slug: z.string(), name: z.string(), website: z.string() }),
  dealerships: dealershipsSchema.shape.items,
  rate_limit: z.object({ requests: z.int(), seconds: z.int() }),
})

export async function readKey({ key }: Call<unknown>): Promise<Response> {
  const site = await siteOfTenant(key.tenant)
  const answer: z.output<typeof keySchema> = {
    ...{ name: key.name, prefix: `fc_${key.prefix}`, scopes: key.scopes },
    expires_at: endOf(key.expires_at, key.revoked_at),
    dealer: { slug: site?.tenant.slug ?? '', name: site?.tenant.name ?? '', website: site?.origin ?? '' },
    dealerships: await ownDealerships(key),
    rate_limit: { requests: RATE.points, seconds: RATE.duration },
  }
  return json(answer)
}
