/** Lines for the shell, from the examples of the document. */
import { example as car } from './openapiCommon'
import { type Found, operationsOf, scopesOf, type Operation, type Parameter } from './openapiParts'
import { z } from 'zod'
import { type DocField, fieldsOf, isOfCar, nameOf } from './docFields'
import type { OpenApi } from './openapi'

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
  answerFields: DocField[]
  responses: { status: string; description: string }[]
  answer: string
  curl: string
}

const refSchema = z.object({ $ref: z.string() })
const listSchema = z.object({ items: refSchema })

function bodyOf(operation: Operation): string | null {
  const schema = operation.requestBody?.content['application/json']?.schema
  const one = refSchema.safeParse(schema)
  const many = listSchema.safeParse(schema)
  if (one.success) return nameOf(one.data.$ref)
  return many.success ? nameOf(many.data.items.$ref) : null
}

// The last of two, 201, is that of the first time.
const goodAnswer = ({ responses }: Operation) =>
  Object.entries(responses).findLast(([status]) => status.startsWith('2'))?.[1].content?.['application/json']

const answerTo = (operation: Operation): string => JSON.stringify(goodAnswer(operation)?.example, null, 2)

/** Of a car without those of the cars' own table. That a field is always there is no demand on who reads it. */
function answerFieldsOf(api: OpenApi, operation: Operation): DocField[] {
  const schema = refSchema.safeParse(goodAnswer(operation)?.schema)
  if (!schema.success) return []
  const name = nameOf(schema.data.$ref)
  const known = new Set(isOfCar(name) ? fieldsOf(api, 'CarInBatch').map((field) => field.name) : [])
  return fieldsOf(api, name).flatMap((field) => (known.has(field.name) ? [] : { ...field, required: false }))
}

const isOfCars = (body: string | null) => body !== null && isOfCar(body)

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
      answerFields: answerFieldsOf(api, operation),
      scopes: scopesOf(operation),
      tag: operation.tags[0] ?? '',
      isBodyOfCars: isOfCars(body),
      bodyFields: body === null || isOfCars(body) ? [] : fieldsOf(api, body),
      curl: curlOf(origin, found),
    }
  })
