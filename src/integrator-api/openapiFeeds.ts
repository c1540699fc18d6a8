import { EITHER_STOCK } from '@/features/keys/apiKeys.rules'
import {
  carsBody,
  cursor,
  dealership,
  dryRun,
  faults,
  feed,
  feedOpening,
  idempotencyKey,
  limit,
  location,
  queryFaults,
  replayFaults,
  takingMode,
  cars,
} from './openapiCommon'
import { answer, fault, needs, type PathItem, query, schemaOf } from './openapiParts'
import { fileModeSchema, fileNameSchema } from './files'

/** Where the id from opening a feed is used. */
const links = Object.fromEntries(
  ['readFeed', 'feedCars', 'commitFeed'].map((operationId) => [
    operationId,
    { operationId, parameters: { feed: '$response.body#/id' } },
  ]),
)

export const feedPaths: Record<string, PathItem> = {
  '/dealerships/{dealership}/feeds': {
    parameters: [dealership],
    post: {
      operationId: 'openFeed',
      security: needs('stock:write'),
      tags: ['Full feeds'],
      summary: 'Open a full feed',
      description:
        'For a snapshot of the whole stock: open it, send the cars in chunks, commit. It ends an open feed of the same key and dealership; feeds of other keys and files go on. The calls on the feed answer under /dealerships/{dealership}/feeds/{feed} too.',
      parameters: [takingMode, dryRun, idempotencyKey],
      requestBody: feedOpening,
      responses: {
        201: { ...answer('Open', 'Feed', location('feed')), links },
        ...replayFaults,
      },
    },
  },
  '/feeds': {
    get: {
      operationId: 'listFeeds',
      security: needs(...EITHER_STOCK),
      tags: ['Full feeds'],
      summary: 'Read the full feeds',
      description:
        'Newest first, with what was refused and why. A held feed waits until a person of the dealer releases or rejects it.',
      parameters: [cursor, limit('Feeds', 200)],
      responses: { 200: answer('One page', 'FeedPage'), ...queryFaults },
    },
  },
  '/feeds/{feed}': {
    parameters: [feed],
    get: {
      operationId: 'readFeed',
      security: needs(...EITHER_STOCK),
      tags: ['Full feeds'],
      summary: 'Read a full feed',
      description: 'As in the list.',
      parameters: [],
      responses: { 200: answer('The feed', 'FeedRun'), ...faults },
    },
  },
  '/feeds/{feed}/cars': {
    parameters: [feed],
    post: {
      operationId: 'feedCars',
      security: needs('stock:write'),
      tags: ['Full feeds'],
      summary: 'Send a chunk of a full feed',
      description:
        'The answer is that of a batch; the cars themselves are as they were until the commit. A car that is refused still counts as named: it is not withdrawn.',
      parameters: [dryRun, idempotencyKey],
      requestBody: carsBody,
      responses: {
        200: answer('One result per car, and their sum', 'BatchResult'),
        ...replayFaults,
        409: fault('The feed is no longer open, or the first request with this Idempotency-Key still runs'),
      },
    },
  },
  '/feeds/{feed}/commit': {
    parameters: [feed],
    post: {
      operationId: 'commitFeed',
      security: needs('stock:write'),
      tags: ['Full feeds'],
      summary: 'Commit a full feed',
      description:
        'Applies what the feed brought, and withdraws the cars that this source brought, that it did not name and that no other source offers; cars that staff made stay. When more than 10 cars and more than 20 % of the stock would go, when more than half of its cars were refused, when the feed is empty, when the count differs from expected_count, when each car came twice or more often, or when more than a fifth of the prices move by more than half, nothing of the feed is applied and it is held for a person; withdrawals and prices count together with those of feeds of the last 24 hours. Cars that a feed marks as sold or withdrawn count as going. A single price that moves by more than half, while the feed is good, waits for a person; the rest of its car applies.',
      parameters: [dryRun, idempotencyKey],
      requestBody: feedOpening,
      responses: {
        200: answer('Committed, held, or expired: a newer feed had ended it', 'FeedResult'),
        ...replayFaults,
      },
    },
  },
}

export const FILE_COLUMNS = [
  ['Stock No', 'stocknum'],
  ['Make', 'make'],
  ['Model', 'model'],
  ['Year', 'year'],
  ['Type', 'car_type'],
  ['Price', 'price'],
] as const
/** The two cars of the other examples, as a yard's program would write them. */
const csvExample = [
  FILE_COLUMNS.map(([heading]) => heading).join(','),
  ...cars.map((car) => FILE_COLUMNS.map(([, field]) => car[field]).join(',')),
].join('\n')
const xmlExample = `<stock>${cars
  .map(
    (car) =>
      `<car>${Object.entries(car)
        .map(([name, value]) => `<${name}>${value}</${name}>`)
        .join('')}</car>`,
  )
  .join('')}</stock>`

export const filePaths: Record<string, PathItem> = {
  '/dealerships/{dealership}/files': {
    parameters: [dealership],
    post: {
      operationId: 'sendFile',
      security: needs('stock:write'),
      tags: ['Files of suppliers'],
      summary: 'Send a stock file as it is',
      description:
        'CSV with any separator, XML, JSON, also as gzip or zip; the bytes decide, not the content type. Columns are read by the map that staff kept for files of this name, else by their names and values; what each became is in the answer. As the whole stock it is a full feed: cars that it lacks leave behind the guard. A row or a value that cannot be read fails alone. What it has no column for stays as it is.',
      parameters: [
        query(
          'name',
          'What the file is called: columns and words are kept by it. Dates, counters and the ending do not count',
          'stock-2026-11-28.csv',
          { ...schemaOf(fileNameSchema), default: 'stock' },
        ),
        query(
          'mode',
          'full: the whole stock. replace: the same, and what other sources said of its cars goes. update: only cars that are there change. add: cars are made and changed, none leaves',
          'full',
          { ...schemaOf(fileModeSchema), default: 'full' },
        ),
        dryRun,
        idempotencyKey,
      ],
      requestBody: {
        required: true,
        content: {
          'text/csv': { schema: { type: 'string' }, example: csvExample },
          'application/xml': {
            schema: { type: 'string' },
            example: xmlExample,
          },
          'application/json': { schema: {}, example: cars },
        },
      },
      responses: {
        200: answer('How it was read, and what became of each car', 'FileResult'),
        ...replayFaults,
        415: fault('Another content encoding than gzip'),
        413: fault('The body is larger than 10 MB'),
        422: fault(
          'The file cannot be read, or the Idempotency-Key came with another body; detail says what to do',
        ),
      },
    },
  },
}
