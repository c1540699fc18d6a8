import { z } from 'zod'

const words = z.string().max(4000).nullish()

export const leadAttributesSchema = z.looseObject({
  visited_pages: z.array(z.string()).nullish(),
  linked_query_params: z.record(z.string(), z.unknown()).nullish(),
})

export const eventSchema = z.looseObject({
  event_id: z.number().nullish(),
  vehicleStatus: words,
  vehicleMake: words,
  vehicleModel: words,
  vehicleYear: z.number().nullish(),
  vehicleKilometers: z.number().nullish(),
  vehicleGrade: words,
})

export const mapSchema = z.record(z.string(), z.unknown())
export const listSchema = z.array(z.record(z.string(), z.unknown()))
export const namesSchema = z.array(z.string())
