import { STOCK_FILES } from '@/features/stock-files/stockFiles.rules'
import {
  faults,
  ifNoneMatch,
  body,
  carsBody,
  changed,
  changesBody,
  cursor,
  dealership,
  dryRun,
  etag,
  example,
  idempotencyKey,
  ifMatch,
  limit,
  location,
  queryFaults,
  replayFaults,
  stocknum,
  takingMode,
  updatedSince,
  writeFaults,
} from './openapiCommon'
import { answer, needs, path, type PathItem, query, schemaOf } from './openapiParts'
import { stockFileNameSchema } from './stockFiles'
import { EITHER_STOCK, SCOPES } from '@/features/keys/apiKeys.rules'
import { feedPaths, filePaths } from './openapiFeeds'
import { integratorPaths } from './openapiIntegrators'
import { versionSchema } from './parameters'

const types = [...new Set(Object.values(STOCK_FILES).map(({ type }) => type))]
const content = Object.fromEntries(
  types.map((type) => [type, { schema: { type: type === 'application/json' ? 'object' : 'string' } }]),
)
const fileEtag = {
  ETag: { description: 'Of the file, for If-None-Match', required: true, schema: { type: 'string' } },
}

const stockFilePaths: Record<string, PathItem> = {
  '/stock-files': {
    get: {
      operationId: 'listStockFiles',
      security: needs('stock:read'),
      tags: ['Stock files'],
      summary: 'The files that other websites fetch',
      description:
        'How many cars are in each, and which cars for sale are left out because they lack what the website requires.',
      parameters: [],
      responses: { 200: answer('The files', 'StockFiles'), ...faults },
    },
  },
  '/stock-files/{file}': {
    parameters: [path('file', 'The name of the file', 'stock.json', stockFileNameSchema)],
    get: {
      operationId: 'readStockFile',
      security: needs('stock:read'),
      tags: ['Stock files'],
      summary: 'Cars for sale, as another website wants them',
      description:
        'In stock, neither sold nor held nor reserved, each with its address on the dealer’s website and its whole VIN. A change of a car is in the file at once. Give the website this address, any user name, and the key as the password.',
      parameters: [ifNoneMatch],
      responses: {
        200: { description: 'The file', headers: fileEtag, content },
        304: { description: 'As you have it' },
        ...faults,
      },
    },
  },
}

export const paths: Record<string, PathItem> = {
  '/me': {
    get: {
      operationId: 'readKey',
      security: needs(...SCOPES),
      tags: ['Keys'],
      summary: 'What your key is and may do',
      description: 'Its scopes, its end, its dealer and the dealerships that it may use. Any key reads it.',
      parameters: [],
      responses: { 200: answer('The key', 'Key'), ...faults },
    },
  },
  '/dealerships': {
    get: {
      operationId: 'listDealerships',
      security: needs(...EITHER_STOCK),
      tags: ['Cars'],
      summary: 'What the key may write to',
      description: 'The slugs that the other calls name, with the names that people know.',
      parameters: [],
      responses: { 200: answer('The dealerships', 'Dealerships'), ...faults },
    },
  },
  '/vocabularies': {
    get: {
      operationId: 'listVocabularies',
      security: needs(...EITHER_STOCK),
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
      security: needs('stock:write'),
      tags: ['Cars'],
      summary: 'Create or replace a car',
      description:
        'Changes and takes away only what the same key said: a field that is left out loses this key’s value, and what another key, a file or staff said stays or shows again. images left out keep the photos, [] takes this key’s off. Sending the same car again changes nothing. A value that cannot be understood is left out with a warning; only make, model, year, car_type and the stock number can refuse a car.',
      parameters: [takingMode, dryRun, ifMatch],
      requestBody: body('Car', example),
      responses: {
        200: answer('Updated, unchanged or stale', 'Result', etag),
        201: answer('Created', 'Result', { ...etag, ...location('car') }),
        ...writeFaults,
        ...changed,
      },
    },
    patch: {
      operationId: 'patchCar',
      security: needs('stock:write'),
      tags: ['Cars'],
      summary: 'Change some fields of a car',
      description:
        'A merge patch: what is left out stays, in nested objects too; null takes away what this key said of a field, or what nobody owns.',
      parameters: [dryRun, ifMatch],
      requestBody: body('CarChange', { price: 33990 }),
      responses: {
        200: answer('Updated, unchanged or stale', 'Result', etag),
        ...writeFaults,
        ...changed,
      },
    },
    delete: {
      operationId: 'withdrawCar',
      security: needs('stock:write'),
      tags: ['Cars'],
      summary: 'Withdraw a car',
      description:
        'The car leaves the site and the search. It stays readable with status withdrawn, and the next PUT brings it back.',
      parameters: [
        dryRun,
        ifMatch,
        query(
          'source_version',
          'The version of this removal; an older one than stored is stale',
          '1767225600',
          schemaOf(versionSchema),
        ),
      ],
      responses: {
        200: answer('Withdrawn, or it was already', 'Result', etag),
        ...queryFaults,
        ...changed,
      },
    },
    get: {
      operationId: 'getCar',
      security: needs('stock:read'),
      tags: ['Cars'],
      summary: 'Read a car',
      description:
        'With its ETag for If-Match and If-None-Match, and who said each fact. Its pictures tell of each one whether it is waiting, shown or failed, and why.',
      parameters: [ifNoneMatch],
      responses: {
        200: answer('The car', 'CarWithPictures', { ETag: { ...etag.ETag, required: true } }),
        304: { description: 'As you have it' },
        ...faults,
      },
    },
  },
  '/dealerships/{dealership}/cars': {
    parameters: [dealership],
    get: {
      operationId: 'listCars',
      security: needs('stock:read'),
      tags: ['Cars'],
      summary: 'List the cars of a dealership',
      description:
        'In the order of their last change. Follow next_cursor until it is null. With updated_since, withdrawn cars are listed too.',
      parameters: [cursor, updatedSince, limit('Cars', 500)],
      responses: { 200: answer('One page', 'CarPage'), ...queryFaults },
    },
  },
  '/dealerships/{dealership}/cars:batch': {
    parameters: [dealership],
    post: {
      operationId: 'batchCars',
      security: needs('stock:write'),
      tags: ['Batches'],
      summary: 'Create or replace up to 500 cars',
      description:
        'A JSON array, or one car per line as application/x-ndjson; gzip allowed, 10 MB unpacked. A bad car fails alone, a bad value too: the answer has one entry per car, in order, with the warnings of each. What a car owns and loses is as in PUT.',
      parameters: [takingMode, dryRun, idempotencyKey],
      requestBody: carsBody,
      responses: { 200: answer('One result per car, and their sum', 'BatchResult'), ...replayFaults },
    },
    patch: {
      operationId: 'patchCars',
      security: needs('stock:write'),
      tags: ['Batches'],
      summary: 'Change some fields of up to 500 cars',
      description:
        'A merge patch for each car, by its stock number: prices from one system, photos from another. A list or one patch per line, as for POST; a car that is not there fails alone.',
      parameters: [dryRun],
      requestBody: changesBody,
      responses: { 200: answer('One result per car, and their sum', 'BatchResult'), ...writeFaults },
    },
  },
  ...feedPaths,
  ...filePaths,
  ...stockFilePaths,
  '/leads': {
    get: {
      operationId: 'listLeads',
      security: needs('leads:read'),
      tags: ['Leads'],
      summary: 'Collect the leads',
      description:
        "A key that is bound to dealerships gets their leads only. Follow next_cursor until it is null; next time ask with updated_since some minutes before your last call, and tell leads apart by lead_id. Suspected spam is held back until the dealer's staff release it.",
      parameters: [cursor, updatedSince, limit('Leads', 200)],
      responses: { 200: answer('One page', 'LeadPage'), ...queryFaults },
    },
  },
  ...integratorPaths,
}
