import { z } from 'zod'

const words = z.string().nullish()
export const carLocationSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  dealership_id: words,
  location_type: words,
  primary: z.boolean().nullish(),
  address: z.object({ street: words, city: words, state: words, postcode: words }).nullish(),
  contact_detail: z.object({ phone: words }).nullish(),
})
export type TenantLocation = z.output<typeof carLocationSchema>
