/** Requests that no client should send, the same for the same seed: to one server, or to the whole program. */
import { BODIES, HEADERS, METHODS, PATHS, QUERIES } from './malformed.data'
import { oddObject, random } from './odd'
import { raw, statuses } from './rawHttp'

export interface Endpoint {
  method: string
  path: string
  /** The host, when it is not the given one. */
  host?: string
  /** Header lines of a valid request (a key, a session); most odd ones have them too. */
  headers?: readonly string[]
  /** Other addresses of the same call. */
  paths?: readonly string[]
  /** Its own queries, in addition to those that any address may be sent. */
  queries?: readonly string[]
  /** A valid body: most odd ones are this with some fields changed. */
  body?: Record<string, unknown>
}
export interface MalformedReport {
  sent: number
  /** How often each status came; 0 is a connection closed without a response. */
  byStatus: Record<number, number>
  /** Responses with a 5xx, for a person to read. */
  serverErrors: string[]
  /** Responses that show a stack trace, a path of the machine or SQL. */
  leaks: string[]
  slowestMs: number
}

/** The same JSON, one byte per character: requests are written as Latin-1, so that headers may contain any byte. */
const ascii = (json: string) =>
  json.replace(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** The bytes of one odd request; `seed` chooses among some millions. */
export function malformedRequest(endpoints: readonly Endpoint[], host: string, seed: number): string {
  const next = random(seed)
  const pick = <T>(list: readonly T[], otherwise: T): T => list[Math.floor(next() * list.length)] ?? otherwise
  const endpoint = pick(endpoints, { method: 'GET', path: '/' })
  const method = next() < 0.15 ? pick(METHODS, '') : endpoint.method
  const address = pick([endpoint.path, ...(endpoint.paths ?? [])], '/')
  const path =
    (next() < 0.2 ? pick(PATHS, '/') : address) +
    (next() < 0.6 ? pick([...QUERIES, ...(endpoint.queries ?? [])], '') : '')
  const lines = [
    `${method} ${path} HTTP/${next() < 0.05 ? pick(['0.9', '1.0', '2.0', '3', 'x'], '1.1') : '1.1'}`,
  ]
  if (next() < 0.9) lines.push(`Host: ${endpoint.host ?? host}`)
  if (next() < 0.9) lines.push(...(endpoint.headers ?? []))
  const count = Math.floor(next() * 3)
  for (let i = 0; i < count; i++) lines.push(pick(HEADERS, ''))
  const { body: good } = endpoint
  const oddBody = () =>
    ascii(
      JSON.stringify(
        oddObject(next, [...Object.keys(good ?? {}), '__proto__', 'constructor', 'id', ''], good),
      ),
    )
  const body = good && next() < 0.7 ? oddBody() : next() < 0.6 ? pick(BODIES, '') : ''
  if (body && next() < 0.8 && !lines.some((line) => /^(?:Content-Length|Transfer)/.test(line)))
    lines.push(`Content-Length: ${Buffer.byteLength(body)}`)
  if (!lines.some((line) => /^(?:Content-Type|Expect)/.test(line)))
    lines.push('Content-Type: application/json')
  lines.push('Connection: close')
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}

/** Whether the server has received all that was announced; if not it waits for more, and so may the test. */
function isWhole(bytes: string): boolean {
  const [head = '', body = ''] = bytes.split('\r\n\r\n', 2)
  if (/^(?:transfer-encoding|expect|upgrade):/im.test(head)) return false
  return Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0) <= body.length
}

/** Long enough for a page that is not in the cache, on a busy machine. */
const ANSWER_MS = 20_000
const LEAK = /node_modules|\bat [\w.<>]+ \(|file:\/\/|SQLITE_|SELECT .* FROM|ECONNREFUSED/
const OWN_PATH = new RegExp(process.cwd().replaceAll(/[^\w/-]/g, '.'))

/** Sends `count` of them, `width` at a time. Half-sent requests are given up after `ms`. */
export async function sendMalformed(
  baseUrl: string,
  endpoints: readonly Endpoint[],
  count: number,
  { seed = 1, width = 20, ms = 400 } = {},
): Promise<MalformedReport> {
  const { port, host } = new URL(baseUrl)
  const report: MalformedReport = { sent: 0, byStatus: {}, serverErrors: [], leaks: [], slowestMs: 0 }
  async function one(index: number): Promise<void> {
    const bytes = malformedRequest(endpoints, host, seed * 1_000_003 + index)
    const from = Date.now()
    const text = await raw(Number(port), Buffer.from(bytes, 'latin1'), isWhole(bytes) ? ANSWER_MS : ms)
    const found = statuses(text).filter((status) => status !== 100)
    report.sent++
    report.slowestMs = Math.max(report.slowestMs, Date.now() - from)
    for (const status of found.length ? found : [0])
      report.byStatus[status] = (report.byStatus[status] ?? 0) + 1
    const reported = `${index}: ${bytes.replace(/(payload-token=|Bearer )\S+/g, '$1…').slice(0, 400)} -> `
    if (found.some((status) => status >= 500))
      report.serverErrors.push(
        reported +
          text.replace(/\r\n(?:access-control|content-security|permissions)[^\r]*/gi, '').slice(0, 900),
      )
    const leak = LEAK.exec(text) ?? OWN_PATH.exec(text)
    if (leak) report.leaks.push(`${reported}…${text.slice(Math.max(0, leak.index - 60), leak.index + 200)}…`)
  }
  let index = 0
  const lane = async () => {
    while (index < count) await one(index++)
  }
  await Promise.all(Array.from({ length: width }, lane))
  return report
}
