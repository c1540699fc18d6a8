import { z } from 'zod'
import { dealershipsOf } from '@/core/dealer/rows/dealerships'
import { json } from './problem'
import type { Call } from './withKey'

export const dealershipsSchema = z.object({
  items: z.array(z.object({ slug: z.string(), name: z.string() })),
})

export async function listDealerships({ key }: Call<unknown>): Promise<Response> {
  const bound = key.dealerships ?? []
  const rows = await dealershipsOf(key.tenant)
  const own = rows.filter(({ slug }) => bound.length === 0 || bound.includes(slug))
  return json({ items: own.map(({ slug, name }) => ({ slug, name })) })
}
