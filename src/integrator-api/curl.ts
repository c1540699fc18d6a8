/** Lines for the shell, from the examples of the document. */
import { example as car } from './openapiCommon'
import type { Found } from './operations'

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
