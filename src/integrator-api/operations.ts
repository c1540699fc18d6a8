import type { Needed } from '@/features/keys/apiKeys.rules'
import { METHODS, type Operation, type Parameter, type PathItem } from './openapiParts'

export interface Found {
  path: string
  method: (typeof METHODS)[number]
  operation: Operation
  /** Includes those of its path. */
  parameters: Parameter[]
}

/** In the order of the document. */
export const operationsOf = (api: { paths: Record<string, PathItem> }): Found[] =>
  Object.entries(api.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      return [{ path, method, operation, parameters: [...(item.parameters ?? []), ...operation.parameters] }]
    }),
  )

/** One of them is enough. */
export const scopesOf = ({ security: [first, ...more] }: Operation): Needed => [
  first.key[0],
  ...more.map(({ key }) => key[0]),
]
