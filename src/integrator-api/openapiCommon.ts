/** Parameters, faults and samples that several calls share. */
import { fault, header, path, query, ref } from './openapiParts'

export const dealership = path('dealership', 'Slug of the dealership', 'harbour-maroochydore')
export const stocknum = path('stocknum', "The dealership's own stock number", 'U1234')
export const feed = path('feed', 'The id that opening the feed gave', '01a1feaa-1ffb-7365-a813-b9e298d374ca')
export const dryRun = query('dry_run', 'true gives the full answer and stores nothing', {
  type: 'boolean',
  default: false,
})
export const ifMatch = header('If-Match', 'The ETag of the car as you read it; 412 when it has changed since')
export const idempotencyKey = header(
  'Idempotency-Key',
  'Your own key for this request; the first answer is replayed for 24 hours',
)

export const faults = {
  401: fault('No key, or not a valid one'),
  403: fault('The key lacks the scope, or the dealer is suspended'),
  404: fault('Not there, or not yours'),
  429: fault('Too many requests; wait for Retry-After seconds'),
}
export const writeFaults = {
  ...faults,
  400: fault('The body cannot be read, or the address has a query parameter that the call does not know'),
  412: fault('The car has changed since it was read'),
  413: fault('The body is larger than 10 MB unpacked'),
  415: fault('Another content type or encoding than JSON and gzip'),
  422: fault('A value was not accepted; errors name the fields by JSON pointer'),
}
export const example = {
  make: 'Toyota',
  model: 'RAV4',
  badge: 'GXL',
  year: 2021,
  car_type: 'used',
  km: 48200,
  price: 34990,
  colour: 'Blue',
}
export const body = (name: string, sample: unknown) => ({
  required: true,
  content: { 'application/json': { schema: ref(name), example: sample } },
})
