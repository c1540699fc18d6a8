import { z } from 'zod'
import { fault, header, path, query, ref, schemaOf } from './openapiParts'
import {
  cursorSchema,
  dealershipSchema,
  feedIdSchema,
  idempotencyKeySchema,
  ifMatchSchema,
  sinceSchema,
  stocknumSchema,
  takingModeSchema,
} from './parameters'

export const dealership = path(
  'dealership',
  'Slug of the dealership, as GET /dealerships lists it',
  'harbour-maroochydore',
  dealershipSchema,
)
export const stocknum = path('stocknum', "The dealership's own stock number", 'U1234', stocknumSchema)
export const feed = path(
  'feed',
  'The id that opening the feed gave',
  '01a1feaa-1ffb-7365-a813-b9e298d374ca',
  feedIdSchema,
)
export const dryRun = query('dry_run', 'true gives the full answer and stores nothing', true, {
  type: 'boolean',
  default: false,
})
export const takingMode = query(
  'mode',
  'own: the message changes what this key said. replace: it is the whole car, and what other keys and files said goes; values of staff stay',
  'own',
  { ...schemaOf(takingModeSchema), default: 'own' },
)
export const cursor = query(
  'cursor',
  'next_cursor of the page before',
  '1767225600000.01a1feaa-1ffb-7365-a813-b9e298d374ca',
  schemaOf(cursorSchema),
)
export const updatedSince = query(
  'updated_since',
  'ISO 8601 time or epoch seconds',
  '2026-01-01T00:00:00Z',
  schemaOf(sinceSchema),
)
export const limit = (of: string, most: number) =>
  query('limit', `${of} per page, 1 to ${most}`, 50, {
    type: 'integer',
    minimum: 1,
    maximum: most,
    default: 100,
  })
export const ifMatch = header(
  'If-Match',
  'The ETag of the car as you read it; 412 when it has changed since',
  '"3"',
  ifMatchSchema,
)
export const ifNoneMatch = header(
  'If-None-Match',
  'ETags that you have; 304 without a body when one of them is still right',
  '"3"',
  z.string(),
)
export const idempotencyKey = header(
  'Idempotency-Key',
  'Your own key for this request; the first answer is replayed for 24 hours',
  '5f0c5f5e-6f4b-4d37-9a57-0f6d3c1c8a10',
  idempotencyKeySchema,
)

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait', required: true, schema: { type: 'integer' } },
}
const counted = (description: string) => ({ description, schema: { type: 'integer' } })
/** Of every answer; those of the rate of every answer to a key. */
export const answerHeaders = {
  'RateLimit-Limit': counted('Requests that the key may send in its time'),
  'RateLimit-Remaining': counted('How many of them are left'),
  'RateLimit-Reset': counted('Seconds until they begin anew'),
  'API-Version': {
    description: 'The date of this version; /developers/changes says what each added',
    schema: { type: 'string' },
  },
  'X-Request-Id': { description: 'By which our log finds the request', schema: { type: 'string' } },
}
export const headersOf = (status: number): Record<string, { $ref: string }> =>
  Object.fromEntries(
    Object.keys(answerHeaders)
      .filter((name) => status !== 401 || !name.startsWith('RateLimit'))
      .map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  )
export const etag = {
  ETag: {
    description: 'The version of the car, for If-Match; absent from a dry run',
    required: false,
    schema: { type: 'string' },
  },
}
export const location = (of: string) => ({
  Location: { description: `Address of the ${of}`, required: false, schema: { type: 'string' } },
})

export const faults = {
  400: fault(
    'A header cannot be read, or the address has a query parameter that the call does not know, or one twice',
  ),
  401: fault('No key, or not a valid one', {
    'WWW-Authenticate': {
      description: 'Bearer, and Basic for a GET',
      required: true,
      schema: { type: 'string' },
    },
  }),
  403: fault('The key lacks the scope, or the dealer is suspended'),
  404: fault('Not there, or not yours'),
  429: fault('Too many requests; wait for Retry-After seconds', retryAfter),
  503: fault(
    'The database does not answer just now, its disk is full, or others change the same car; send it again',
    retryAfter,
  ),
}
export const queryFaults = { ...faults, 422: fault('A query parameter was not accepted') }
export const writeFaults = {
  ...queryFaults,
  400: fault(
    'The body cannot be read, or the address has a query parameter that the call does not know, or one twice',
  ),
  408: fault('The body took too long to arrive'),
  413: fault(
    'The body is larger than 10 MB unpacked, has too many values to be read in time, or is a list of more than 500 cars',
  ),
  415: fault('Another content type or encoding than JSON and gzip'),
  422: fault(
    'What every car must have was not accepted: make, model, year, car_type, the stock number; errors name the fields by JSON pointer',
  ),
}
/** Of calls without cars. */
export const stored = (of: typeof writeFaults): typeof writeFaults => ({
  ...of,
  422: fault('The body was not accepted; errors name the fields by JSON pointer'),
})
export const changed = { 412: fault('The car has changed since it was read') }
/** Every POST can have these. */
export const replayFaults = {
  ...writeFaults,
  409: fault('The first request with this Idempotency-Key is still running'),
  422: fault('A value was not accepted, or the Idempotency-Key came with another body'),
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
export const cars = [
  { stocknum: 'U1234', ...example },
  { stocknum: 'U1235', make: 'Mazda', model: 'CX-5', year: 2022, car_type: 'demo', price: 41990 },
]
/** As many as the examples of its chunks have: sent in order, the examples end in a committed feed. */
export const feedOpening = {
  required: false,
  content: {
    'application/json': { schema: ref('FeedOpening'), example: { expected_count: cars.length } },
  },
}
const listBody = (name: string, items: readonly unknown[]) => ({
  required: true,
  content: {
    'application/json': { schema: { type: 'array', maxItems: 500, items: ref(name) }, example: items },
    'application/x-ndjson': { schema: {}, example: items.map((item) => JSON.stringify(item)).join('\n') },
  },
})
export const carsBody = listBody('CarInBatch', cars)
export const changesBody = listBody(
  'CarChangeInBatch',
  cars.map(({ stocknum, price }) => ({ stocknum, price: price - 1000 })),
)
