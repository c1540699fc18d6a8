import { z } from 'zod'
import type { Scope } from '@/features/keys/apiKeys.rules'

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description: string
  example?: string | number | boolean
  schema: object
}
type Content = Record<string, { schema: object; example?: unknown }>
type Headers = Record<string, { description: string; required: boolean; schema: object }>
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

export const path = (name: string, description: string, example: string, schema: z.ZodType) => ({
  name,
  in: 'path' as const,
  required: true,
  description,
  example,
  schema: schemaOf(schema),
})
export const query = (
  name: string,
  description: string,
  example: string | number | boolean,
  schema: object,
) => ({
  name,
  in: 'query' as const,
  required: false,
  description,
  example,
  schema,
})
export const header = (name: string, description: string, example: string, schema: z.ZodType) => ({
  name,
  in: 'header' as const,
  required: false,
  description,
  example,
  schema: schemaOf(schema),
})
