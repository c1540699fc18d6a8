import { z } from 'zod'

export const accessoriesSchema = z.array(z.string().max(300)).max(200)

export const pictureSchema = z.object({ url: z.string().max(2000) })

/** Capped-price servicing: dollars per service, years, number of services, interval and range as text. */
export const serviceAdvantageSchema = z.object({
  model: z.string(),
  amount: z.number().min(0),
  years: z.number().int().min(0),
  services: z.number().int().min(0),
  interval: z.string(),
  range: z.string().nullish(),
})
