import { answer, fault, header, path, query, ref, type PathItem } from './openapiParts'

const dealership = path('dealership', 'Slug of the dealership', 'harbour-maroochydore')
const stocknum = path('stocknum', "The dealership's own stock number", 'U1234')
const feed = path('feed', 'The id that opening the feed gave', '01a1feaa-1ffb-7365-a813-b9e298d374ca')
const dryRun = query('dry_run', 'true gives the full answer and stores nothing', {
  type: 'boolean',
  default: false,
})
const ifMatch = header('If-Match', 'The ETag of the car as you read it; 412 when it has changed since')
const idempotencyKey = header(
  'Idempotency-Key',
  'Your own key for this request; the first answer is replayed for 24 hours',
)

const faults = {
  401: fault('No key, or not a valid one'),
  403: fault('The key lacks the scope, or the dealer is suspended'),
  404: fault('Not there, or not yours'),
  429: fault('Too many requests; wait for Retry-After seconds'),
}
const writeFaults = {
  ...faults,
  400: fault('The body cannot be read, or the address has a query parameter that the call does not know'),
  412: fault('The car has changed since it was read'),
  413: fault('The body is larger than 10 MB unpacked'),
  415: fault('Another content type or encoding than JSON and gzip'),
  422: fault('A value was not accepted; errors name the fields by JSON pointer'),
}
const example = {
  make: 'Toyota',
  model: 'RAV4',
  badge: 'GXL',
  year: 2021,
  car_type: 'used',
  km: 48200,
  price: 34990,
  colour: 'Blue',
}
const body = (name: string, sample: unknown) => ({
  required: true,
  content: { 'application/json': { schema: ref(name), example: sample } },
})

export const paths: Record<string, PathItem> = {
  '/dealerships': {
    get: {
      operationId: 'listDealerships',
      tags: ['Cars'],
      summary: 'What the key may write to',
      description: 'Needs the scope stock:read.',
      parameters: [],
      responses: { 200: answer('The dealerships', 'Dealerships'), ...faults },
    },
  },
  '/vocabularies': {
    get: {
      operationId: 'listVocabularies',
      tags: ['Cars'],
      summary: 'The words of each field',
      description: 'Other spellings are folded into these; a word that is in no list stays as it was sent.',
      parameters: [],
      responses: { 200: answer('Words by field', 'Vocabularies'), ...faults },
    },
  },
  '/dealerships/{dealership}/cars/{stocknum}': {
    parameters: [dealership, stocknum],
    put: {
      operationId: 'putCar',
      tags: ['Cars'],
      summary: 'Create or replace a car',
      description:
        'Fields that are left out become empty, unless staff have set them by hand. Sending the same car again changes nothing.',
      parameters: [dryRun, ifMatch],
      requestBody: body('Car', example),
      responses: {
        200: answer('Updated, unchanged or stale', 'Result'),
        201: answer('Created', 'Result'),
        ...writeFaults,
      },
    },
    patch: {
      operationId: 'patchCar',
      tags: ['Cars'],
      summary: 'Change some fields of a car',
      description: 'A merge patch: what is left out stays, in nested objects too; null empties a field.',
      parameters: [dryRun, ifMatch],
      requestBody: body('CarChange', { price: 33990 }),
      responses: { 200: answer('Updated, unchanged or stale', 'Result'), ...writeFaults },
    },
    delete: {
      operationId: 'withdrawCar',
      tags: ['Cars'],
      summary: 'Withdraw a car',
      description:
        'The car leaves the site and the search. It stays readable with status withdrawn, and the next PUT brings it back.',
      parameters: [
        dryRun,
        ifMatch,
        query('source_version', 'The version of this removal; an older one than stored is stale'),
      ],
      responses: { 200: answer('Withdrawn, or it was already', 'Result'), ...faults, 412: writeFaults[412] },
    },
    get: {
      operationId: 'getCar',
      tags: ['Cars'],
      summary: 'Read a car',
      description: 'With its ETag for If-Match and If-None-Match.',
      parameters: [],
      responses: { 200: answer('The car', 'StoredCar'), ...faults },
    },
  },
  '/dealerships/{dealership}/cars': {
    parameters: [dealership],
    get: {
      operationId: 'listCars',
      tags: ['Cars'],
      summary: 'List the cars of a dealership',
      description:
        'In the order of their last change. Follow next_cursor until it is null. With updated_since, withdrawn cars are listed too.',
      parameters: [
        query('cursor', 'next_cursor of the page before'),
        query('updated_since', 'ISO 8601 time or epoch seconds'),
        query('limit', 'Cars per page, 1 to 500', {
          type: 'integer',
          minimum: 1,
          maximum: 500,
          default: 100,
        }),
      ],
      responses: { 200: answer('One page', 'CarPage'), ...faults, 422: writeFaults[422] },
    },
  },
  '/dealerships/{dealership}/cars:batch': {
    parameters: [dealership],
    post: {
      operationId: 'batchCars',
      tags: ['Batches'],
      summary: 'Create or replace up to 500 cars',
      description:
        'A JSON array, or one car per line as application/x-ndjson; gzip allowed, 10 MB unpacked. A bad car fails alone: the answer has one entry per car, in order.',
      parameters: [dryRun, idempotencyKey],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { type: 'array', maxItems: 500, items: ref('CarInBatch') },
            example: [{ stocknum: 'U1234', ...example }],
          },
          'application/x-ndjson': {
            schema: { type: 'string' },
            example: JSON.stringify({ stocknum: 'U1234', ...example }),
          },
        },
      },
      responses: {
        200: answer('One result per car, and their sum', 'BatchResult'),
        ...writeFaults,
        409: fault('The first request with this Idempotency-Key is still running'),
      },
    },
  },
  '/dealerships/{dealership}/feeds': {
    parameters: [dealership],
    post: {
      operationId: 'openFeed',
      tags: ['Full feeds'],
      summary: 'Open a full feed',
      description:
        'For a snapshot of the whole stock: open it, send the cars in chunks, commit. It ends an open feed of the same dealership. The calls on the feed answer under /dealerships/{dealership}/feeds/{feed} too.',
      parameters: [dryRun, idempotencyKey],
      requestBody: {
        required: false,
        content: { 'application/json': { schema: ref('FeedOpening'), example: { expected_count: 120 } } },
      },
      responses: { 201: answer('Open', 'Feed'), ...writeFaults },
    },
  },
  '/feeds': {
    get: {
      operationId: 'listFeeds',
      tags: ['Full feeds'],
      summary: 'Read the full feeds',
      description:
        'Newest first, with what was refused and why. A held feed waits until a person of the dealer releases or rejects it. Needs the scope stock:read.',
      parameters: [
        query('cursor', 'next_cursor of the page before'),
        query('limit', 'Feeds per page, 1 to 200', {
          type: 'integer',
          minimum: 1,
          maximum: 200,
          default: 100,
        }),
      ],
      responses: { 200: answer('One page', 'FeedPage'), ...faults, 422: writeFaults[422] },
    },
  },
  '/feeds/{feed}': {
    parameters: [feed],
    get: {
      operationId: 'readFeed',
      tags: ['Full feeds'],
      summary: 'Read a full feed',
      description: 'As in the list. Needs the scope stock:read.',
      parameters: [],
      responses: { 200: answer('The feed', 'FeedRun'), ...faults },
    },
  },
  '/feeds/{feed}/cars': {
    parameters: [feed],
    post: {
      operationId: 'feedCars',
      tags: ['Full feeds'],
      summary: 'Send a chunk of a full feed',
      description: 'As a batch. A car that is refused still counts as named: it is not withdrawn.',
      parameters: [dryRun, idempotencyKey],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { type: 'array', maxItems: 500, items: ref('CarInBatch') },
            example: [{ stocknum: 'U1234', ...example }],
          },
        },
      },
      responses: {
        200: answer('One result per car, and their sum', 'BatchResult'),
        ...writeFaults,
        409: fault('The feed is no longer open'),
      },
    },
  },
  '/feeds/{feed}/commit': {
    parameters: [feed],
    post: {
      operationId: 'commitFeed',
      tags: ['Full feeds'],
      summary: 'Commit a full feed',
      description:
        'Withdraws the cars that the feed did not name. When more than 10 cars and more than 20 % of the stock would go, when more than half of its cars were refused, when the feed is empty, when the count differs from expected_count, or when more than a fifth of the prices move by more than half, nothing is withdrawn and the feed is held for a person; withdrawals and prices count together with those of feeds of the last 24 hours. A price that moves by more than half waits for the commit: until then the car keeps the price that it had.',
      parameters: [dryRun, idempotencyKey],
      requestBody: {
        required: false,
        content: { 'application/json': { schema: ref('FeedOpening'), example: { expected_count: 120 } } },
      },
      responses: { 200: answer('Committed or held', 'FeedResult'), ...writeFaults },
    },
  },
  '/leads': {
    get: {
      operationId: 'listLeads',
      tags: ['Leads'],
      summary: 'Collect the leads',
      description:
        "Needs the scope leads:read. A key that is bound to dealerships gets their leads only. Follow next_cursor until it is null; next time ask with updated_since some minutes before your last call, and tell leads apart by lead_id. Suspected spam is held back until the dealer's staff release it.",
      parameters: [
        query('cursor', 'next_cursor of the page before'),
        query('updated_since', 'ISO 8601 time or epoch seconds'),
        query('limit', 'Leads per page, 1 to 200', {
          type: 'integer',
          minimum: 1,
          maximum: 200,
          default: 100,
        }),
      ],
      responses: { 200: answer('One page', 'LeadPage'), ...faults, 422: writeFaults[422] },
    },
  },
}
