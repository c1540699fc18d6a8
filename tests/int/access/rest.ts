/** Payload's REST as Next calls it, without a server: a Request in, a Response out. */
import { REST_DELETE, REST_GET, REST_PATCH, REST_POST } from '@payloadcms/next/routes'

const METHODS = { GET: REST_GET, POST: REST_POST, PATCH: REST_PATCH, DELETE: REST_DELETE }
export type Method = keyof typeof METHODS
export interface Answer {
  response: Response
  status: number
  /** Status line, headers and body: everything in which something could leak. */
  text: string
  body: string
}

export async function answerOf(response: Response): Promise<Answer> {
  const body = await response.text()
  const text = `${JSON.stringify([...response.headers])}\n${body}`
  return { response, status: response.status, body, text }
}

export async function rest(
  method: Method,
  address: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<Answer> {
  const { default: config } = await import('@payload-config')
  const url = new URL(`http://localhost:3000/admin/api${address}`)
  const sent = body instanceof FormData || body instanceof Blob ? body : null
  const init = body === undefined ? {} : { body: sent ?? JSON.stringify(body) }
  const type: Record<string, string> =
    body === undefined || sent ? {} : { 'content-type': 'application/json' }
  const request = new Request(url, { method, headers: { ...type, ...headers }, ...init })
  const slug = url.pathname.split('/').slice(3).filter(Boolean)
  return answerOf(await METHODS[method](config)(request, { params: Promise.resolve({ slug }) }))
}
