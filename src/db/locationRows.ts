import { z } from 'zod'
import { table } from './table'

const words = z.string().nullish()
const locationSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  location_type: words,
  primary: z.boolean().nullish(),
  address: z.object({ street: words, city: words, state: words, postcode: words }).nullish(),
  contact_detail: z.object({ phone: words }).nullish(),
})

/** The locations of a dealership, as far as a car's row names them. */
export async function locationsOf(dealershipId: string): Promise<z.output<typeof locationSchema>[]> {
  const rows = await (
    await table('locations')
  ).find([['dealership_id', '=', dealershipId]], { fields: Object.keys(locationSchema.shape) })
  return rows.map((row) => locationSchema.parse(row))
}
