/** Lines for the shell, from the examples of the document. */
import { example as car } from './openapiCommon'
import { type Found, operationsOf, scopesOf, type Operation, type Parameter } from './openapiParts'
import { z } from 'zod'
import { FOLDED } from '@/features/stock/sentSchema'
import type { OpenApi } from './openapi'
import { grouped } from '@/lib/figures'

const KEY = '$FORECOURT_KEY'
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

interface Body {
  type: string
  sample: unknown
}

function lineOf(method: string, address: string, body: Body | null, headers: readonly string[] = []): string {
  const lines = [
    `curl -X ${method.toUpperCase()} "${address}"`,
    ...[`Authorization: Bearer ${KEY}`, ...headers].map((header) => `  -H "${header}"`),
  ]
  if (body) {
    const text = typeof body.sample === 'string' ? body.sample : JSON.stringify(body.sample)
    lines.push(`  -H "Content-Type: ${body.type}"`, `  -d ${quoted(text)}`)
  }
  return lines.join(' \\\n')
}

export function curlOf(origin: string, { method, path, operation, parameters }: Found): string {
  const address = parameters.reduce(
    (url, { name, example }) => url.replace(`{${name}}`, String(example ?? name)),
    path,
  )
  const isOnce = parameters.some(({ name }) => name === 'Idempotency-Key')
  const [first] = Object.entries(operation.requestBody?.content ?? {})
  const body = first ? { type: first[0], sample: first[1].example } : null
  return lineOf(method, `${origin}/api/v1${address}`, body, isOnce ? ['Idempotency-Key: $(uuidgen)'] : [])
}

/** The first call of the guide, which stores nothing. */
export const firstCarLine = (origin: string): string =>
  lineOf('put', `${origin}/api/v1/dealerships/harbour-maroochydore/cars/U1234?dry_run=true`, {
    type: 'application/json',
    sample: car,
  })

/* Made from the OpenAPI document, so that the two cannot differ. */

export interface DocField {
  name: string
  type: string
  required: boolean
  note: string
}
export interface DocCall {
  id: string
  method: string
  path: string
  tag: string
  /** One of them is enough. */
  scopes: readonly string[]
  summary: string
  description: string
  parameters: Parameter[]
  isBodyOfCars: boolean
  /** Of a body that is no list of cars: the fields of cars have one table of their own. */
  bodyFields: DocField[]
  responses: { status: string; description: string }[]
  answer: string
  curl: string
}

const refSchema = z.object({ $ref: z.string() })
const listSchema = z.object({ items: refSchema })
const nameOf = (ref: string) => ref.split('/').at(-1) ?? ref

function bodyOf(operation: Operation): string | null {
  const schema = operation.requestBody?.content['application/json']?.schema
  const one = refSchema.safeParse(schema)
  const many = listSchema.safeParse(schema)
  if (one.success) return nameOf(one.data.$ref)
  return many.success ? nameOf(many.data.items.$ref) : null
}

function answerTo({ responses }: Operation): string {
  // The last of two, 201, is that of the first time.
  const good = Object.entries(responses).findLast(([status]) => status.startsWith('2'))
  return JSON.stringify(good?.[1].content?.['application/json']?.example, null, 2)
}

const isOfCars = (body: string | null) => body?.startsWith('Car') ?? false

export const callsOf = (api: OpenApi, origin: string): DocCall[] =>
  operationsOf(api).map((found) => {
    const { path, method, operation, parameters } = found
    const body = bodyOf(operation)
    const { operationId: id, summary, description } = operation
    const responses = Object.entries(operation.responses).map(([status, answer]) => ({
      status,
      description: answer.description,
    }))
    return {
      id,
      method,
      path,
      summary,
      description,
      parameters,
      responses,
      answer: answerTo(operation),
      scopes: scopesOf(operation),
      tag: operation.tags[0] ?? '',
      isBodyOfCars: isOfCars(body),
      bodyFields: body === null || isOfCars(body) ? [] : fieldsOf(api, body),
      curl: curlOf(origin, found),
    }
  })

const propertySchema = z.object({
  type: z
    .union([z.string(), z.array(z.string()).transform((types) => types.find((type) => type !== 'null'))])
    .optional(),
  format: z.string().optional(),
  description: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
  get anyOf() {
    return z.array(propertySchema).optional()
  },
})
type Property = z.output<typeof propertySchema>

const kinds: Record<string, string> = {
  array: 'list',
  integer: 'whole number',
  string: 'text',
  boolean: 'true or false',
  object: 'object',
  number: 'number',
}

/** The guide explains folded forms once for all fields. */
const isOwn = ({ type, description }: Property) => type !== 'null' && description !== FOLDED
/** Nullable and folded forms contain the field's own form. */
function ownOf(property: Property): Property {
  const [own] = (property.anyOf ?? []).filter(isOwn)
  return own ? ownOf(own) : property
}

function typeOf(property: Property): string {
  const options = (property.anyOf ?? []).filter(isOwn)
  if (options.length) return options.map(typeOf).join(' or ')
  if (property.enum) return property.enum.join(' | ')
  if (property.format === 'date') return 'date'
  return kinds[property.type ?? ''] ?? 'any'
}

function noteOf(property: Property): string {
  const inner = ownOf(property)
  const range =
    inner.type === 'integer' && inner.maximum !== undefined && inner.maximum < 1e15
      ? `${grouped(inner.minimum ?? 0)} to ${grouped(inner.maximum)}`
      : ''
  const length = inner.maxLength ? `at most ${grouped(inner.maxLength)} characters` : ''
  return [property.description ?? inner.description ?? '', range, length].filter(Boolean).join('. ')
}

export function fieldsOf(api: OpenApi, name: string): DocField[] {
  const shape = z.object({
    properties: z.record(z.string(), propertySchema),
    required: z.array(z.string()).default([]),
  })
  const parsed = shape.safeParse(api.components.schemas[name])
  if (!parsed.success) return []
  const { properties, required } = parsed.data
  return Object.entries(properties).map(([field, property]) => ({
    name: field,
    type: typeOf(property),
    required: required.includes(field),
    note: noteOf(property),
  }))
}
