/** The OpenAPI document as a collection (v2.1) that Postman, Bruno and Insomnia import: one request for each operation. */
import { eitherOf } from '@/features/keys/apiKeys.rules'
import type { OpenApi } from './openapi'
import { operationsOf, scopesOf, type Found, type Operation, type Parameter } from './openapiParts'

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

/** At each request, because not every program passes on that of a collection. */
const AUTH = { type: 'bearer', bearer: [{ key: 'token', value: '{{key}}', type: 'string' }] }

const text = (example: Parameter['example']) => String(example ?? '')
const filled = (path: string) => path.replaceAll(/\{(\w+)\}/g, '{{$1}}')

function urlOf({ path, parameters }: Found) {
  const address = filled(path)
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    // Optional parameters are switched off until somebody wants them.
    .map(({ name, example, description }) => ({
      key: name,
      value: text(example),
      description,
      disabled: true,
    }))
  return {
    raw: `{{base_url}}${address}`,
    host: ['{{base_url}}'],
    path: address.slice(1).split('/'),
    ...(query.length ? { query } : {}),
  }
}

function headersOf({ operation, parameters }: Found) {
  const own = parameters
    .filter((parameter) => parameter.in === 'header')
    .map(({ name, example, description }) =>
      name === 'Idempotency-Key'
        ? { key: name, value: '{{$guid}}', description }
        : { key: name, value: text(example), description, disabled: true },
    )
  const [type] = Object.keys(operation.requestBody?.content ?? {})
  return type ? [{ key: 'Content-Type', value: type }, ...own] : own
}

function bodyOf({ requestBody }: Operation) {
  if (!requestBody) return {}
  const [first] = Object.values(requestBody.content)
  const example = first?.example
  const isText = typeof example === 'string'
  const raw = isText ? example : JSON.stringify(example, null, 2)
  return { body: { mode: 'raw', raw, options: { raw: { language: isText ? 'text' : 'json' } } } }
}

/** A variable stores what later requests need from a response, as the document's links describe. */
function eventsOf({ responses }: Operation) {
  const links = Object.values(responses).flatMap((answer) => Object.values(answer.links ?? {}))
  const stored = new Map(links.flatMap(({ parameters }) => Object.entries(parameters)))
  if (!stored.size) return {}
  const lines = [...stored].map(([name, pointer]) => {
    const field = `answer[${JSON.stringify(pointer.replace('$response.body#/', ''))}]`
    return `if (${field}) pm.collectionVariables.set(${JSON.stringify(name)}, ${field})`
  })
  const exec = ['const answer = pm.response.json()', ...lines]
  return { event: [{ listen: 'test', script: { type: 'text/javascript', exec } }] }
}

const requestOf = (found: Found) => ({
  name: found.operation.summary,
  ...eventsOf(found.operation),
  request: {
    method: found.method.toUpperCase(),
    auth: AUTH,
    description: `${found.operation.description}\n\nThe key needs the scope ${eitherOf(scopesOf(found.operation))}.`,
    header: headersOf(found),
    url: urlOf(found),
    ...bodyOf(found.operation),
  },
  response: [],
})

function variablesOf(found: readonly Found[]) {
  const inPaths = found.flatMap(({ parameters }) => parameters.filter((parameter) => parameter.in === 'path'))
  return [...new Map(inPaths.map((parameter) => [parameter.name, parameter])).values()].map(
    ({ name, example, description }) => ({ key: name, value: text(example), description }),
  )
}

/** `origin`: that of the platform. The key is empty: the person who imports it fills it in. */
export function collectionOf(api: OpenApi, origin: string) {
  const found = operationsOf(api)
  return {
    info: { name: api.info.title, description: api.info.description, schema: SCHEMA },
    variable: [
      { key: 'base_url', value: `${origin}/api/v1`, description: 'Where the API is' },
      { key: 'key', value: '', description: 'Your key, fc_…' },
      ...variablesOf(found),
    ],
    item: api.tags.map(({ name, description }) => ({
      name,
      description,
      item: found.filter(({ operation }) => operation.tags.includes(name)).map(requestOf),
    })),
  }
}
