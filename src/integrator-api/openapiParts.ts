export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description: string
  example?: string
  schema: object
}
type Content = Record<string, { schema: object; example?: unknown }>
export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<number, { description: string; content: Content }>
}
export const METHODS = ['get', 'put', 'patch', 'delete', 'post'] as const
export type PathItem = { parameters?: Parameter[] } & Partial<Record<(typeof METHODS)[number], Operation>>

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const content = (schema: object, type = 'application/json'): Content => ({ [type]: { schema } })
export const answer = (description: string, name: string) => ({ description, content: content(ref(name)) })
export const fault = (description: string) => ({
  description,
  content: content(ref('Problem'), 'application/problem+json'),
})

export const path = (name: string, description: string, example: string) => ({
  name,
  in: 'path' as const,
  required: true,
  description,
  example,
  schema: { type: 'string' },
})
export const query = (name: string, description: string, schema: object = { type: 'string' }) => ({
  name,
  in: 'query' as const,
  required: false,
  description,
  schema,
})
export const header = (name: string, description: string) => ({
  name,
  in: 'header' as const,
  required: false,
  description,
  schema: { type: 'string' },
})
