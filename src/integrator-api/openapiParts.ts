import { z } from 'zod'
import type { Scope, Needed } from '@/features/keys/apiKeys.rules'

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description: string
  example?: string | number | boolean
  schema: object
}
type Content = Record<string, { schema: object; example?: unknown }>
type Headers = Record<string, { description: string; required: boolean; schema: object } | { $ref: string }>
export interface Answer {
  description: string
  headers?: Headers
  content?: Content
  links?: Record<string, { operationId: string; parameters: Record<string, string> }>
}
export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  /** One of them is enough. */
  security: [{ key: [Scope] }, ...{ key: [Scope] }[]]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<number, Answer>
}
/** In an order in which their examples can be sent: a car is put before it is read. */
export const METHODS = ['put', 'get', 'patch', 'delete', 'post'] as const
export type PathItem = { parameters?: Parameter[] } & Partial<Record<(typeof METHODS)[number], Operation>>

/** The scope that a key must have for the call, or one of several. */
export const needs = (first: Scope, ...more: Scope[]): Operation['security'] => [
  { key: [first] },
  ...more.map((scope) => ({ key: [scope] satisfies [Scope] })),
]
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
export const pageOf = (name: string): Record<string, unknown> => ({
  type: 'object',
  properties: {
    items: { type: 'array', items: ref(name) },
    next_cursor: { anyOf: [{ type: 'string' }, { type: 'null' }] },
  },
  required: ['items', 'next_cursor'],
})
const content = (schema: object, type = 'application/json'): Content => ({ [type]: { schema } })
export const answer = (description: string, name: string, headers?: Headers): Answer => ({
  description,
  ...(headers ? { headers } : {}),
  content: content(ref(name)),
})
export const fault = (description: string, headers?: Headers): Answer => ({
  description,
  ...(headers ? { headers } : {}),
  content: content(ref('Problem'), 'application/problem+json'),
})

/** The form that is sent, before the server transforms it. */
export const schemaOf = (schema: z.ZodType): Record<string, unknown> => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io: 'input',
    unrepresentable: 'any',
  })
  return rest
}

const parameter = <In extends Parameter['in'], Example>(
  place: In,
  name: string,
  description: string,
  example: Example,
  schema: object,
) => ({ name, in: place, required: place === 'path', description, example, schema })
export const path = (name: string, description: string, example: string, schema: z.ZodType) =>
  parameter('path', name, description, example, schemaOf(schema))
export const query = (
  name: string,
  description: string,
  example: string | number | boolean,
  schema: object,
) => parameter('query', name, description, example, schema)
export const header = (name: string, description: string, example: string, schema: z.ZodType) =>
  parameter('header', name, description, example, schemaOf(schema))

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
