import { z } from 'zod'
import { table } from './table'

const words = z.string().nullish()
const placeSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  location_type: words,
  primary: z.boolean().nullish(),
  address: z.object({ street: words, city: words, state: words, postcode: words }).nullish(),
  contact_detail: z.object({ phone: words }).nullish(),
})

/** The locations of a dealership, as far as a car's place needs them. */
export async function placesOf(dealershipId: string): Promise<z.output<typeof placeSchema>[]> {
  const rows = await (
    await table('locations')
  ).find([['dealership_id', '=', dealershipId]], { fields: Object.keys(placeSchema.shape) })
  return rows.map((row) => placeSchema.parse(row))
}
