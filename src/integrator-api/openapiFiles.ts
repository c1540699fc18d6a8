import { cars, dealership, dryRun, idempotencyKey, replayFaults } from './openapiCommon'
import { answer, fault, needs, query, schemaOf, type PathItem } from './openapiParts'
import { fileModeSchema, fileNameSchema } from './files'

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
