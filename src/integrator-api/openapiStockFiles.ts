import { STOCK_FILES } from '@/features/stock-files/stockFiles.rules'
import { faults, ifNoneMatch } from './openapiCommon'
import { answer, needs, path, type PathItem } from './openapiParts'
import { stockFileNameSchema } from './stockFiles'

const types = [...new Set(Object.values(STOCK_FILES).map(({ type }) => type))]
const content = Object.fromEntries(
  types.map((type) => [type, { schema: { type: type === 'application/json' ? 'object' : 'string' } }]),
)
const etag = {
  ETag: { description: 'Of the file, for If-None-Match', required: true, schema: { type: 'string' } },
}

export const stockFilePaths: Record<string, PathItem> = {
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
        200: { description: 'The file', headers: etag, content },
        304: { description: 'As you have it' },
        ...faults,
      },
    },
  },
}
