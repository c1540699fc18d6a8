import type { Scope } from '@/domain/apiKeys'
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

export const scopeOf = ({ security: [{ key }] }: Operation): Scope => key[0]
