/** As much of a JSON schema as the document uses. */
import type { Found, Parameter } from '@/integrator-api/openapiParts'

export interface Schema {
  type?: string | string[]
  $ref?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  required?: string[]
  description?: string
}
export const asSchema = (value: unknown): Schema => (typeof value === 'object' && value !== null ? value : {})
export const nameOfRef = (ref: string): string => ref.split('/').at(-1) ?? ref
export const optionsOf = ({ anyOf, oneOf }: Schema): Schema[] | undefined => anyOf ?? oneOf
export const typesOf = ({ type }: Schema): string[] => (type === undefined ? [] : [type].flat())

export interface Method {
  id: string
  method: string
  path: string
  summary: string
  inPath: Parameter[]
  /** Of the query and of headers. */
  choices: Parameter[]
  isOnce: boolean
  body: Schema | null
  isBodyNeeded: boolean
  answer: Schema | null
}

const schemaIn = (content: Record<string, { schema: object }> | undefined): Schema | null =>
  content?.['application/json'] ? asSchema(content['application/json'].schema) : null

export function methodOf({ method, path, operation, parameters }: Found): Method {
  const [good] = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'))
  return {
    ...{ id: operation.operationId, method: method.toUpperCase(), path, summary: operation.summary },
    inPath: parameters.filter((one) => one.in === 'path'),
    choices: parameters.filter((one) => one.in !== 'path' && one.name !== 'Idempotency-Key'),
    isOnce: parameters.some(({ name }) => name === 'Idempotency-Key'),
    // A file of a supplier is sent as it is.
    body: operation.requestBody ? (schemaIn(operation.requestBody.content) ?? {}) : null,
    isBodyNeeded: operation.requestBody?.required === true,
    answer: schemaIn(good?.[1].content),
  }
}

/** `If-Match` -> `if_match`: a name that both languages take. */
export const nameIn = (name: string): string => name.toLowerCase().replaceAll('-', '_')
