import { codeOfStatus, problemType } from '@/lib/apiErrors'
import { STATUS_CODES, type ServerResponse } from 'node:http'
import { MCP_PATH } from '@/lib/paths'
import { baseline, dataPolicy } from './securityHeaders'
import type { Duplex } from 'node:stream'
import type { HttpServer, InnerResponse } from './InnerResponse'

/**
 * A person, the code of a dealer's site (`{error}`), an integrator (problem details, RFC 9457), the admin's code
 * (Payload's `{errors: [{message}]}`), or an AI agent (JSON-RPC).
 */
export type Reader = 'person' | 'site' | 'integrator' | 'admin' | 'agent'

const WORDS: Record<number, string> = {
  400: 'The request could not be read.',
  401: 'Sign in first.',
  404: 'There is nothing at this address.',
  405: 'This address does not take that method.',
  408: 'The request took too long to arrive.',
  413: 'The request is larger than this address takes.',
  414: 'The address is too long.',
  421: 'This server does not answer for that host.',
  426: 'This server does not switch protocols.',
  429: 'Too many pages at once from this address. Please try again in a moment.',
  431: 'The request has too many headers.',
  500: 'Something went wrong here. Please try again.',
  503: 'Not ready yet. Please try again in a moment.',
  504: 'The page took too long. Please try again.',
}

const titleOf = (status: number): string => STATUS_CODES[status] ?? 'Error'
const detailOf = (status: number): string => WORDS[status] ?? titleOf(status)

/** -32000: a fault of the server's own list, as JSON-RPC numbers them. It belongs to no message, so it has no id. */
const rpcError = (message: string): string =>
  JSON.stringify({ jsonrpc: '2.0', error: { code: -32000, message }, id: null })

/** A file that is too large has words of its own: its box says them too, by the name that Payload's form has for it. */
const adminError = (status: number, message: string): string => {
  const isFile = status === 413 && message !== WORDS[status]
  const data = isFile ? { data: { errors: [{ path: 'file', message }] } } : {}
  return JSON.stringify({ errors: [{ message, ...data }] })
}

const SHAPES: Record<Reader, { type: string; body: (status: number, detail: string) => string }> = {
  person: {
    type: 'text/plain; charset=utf-8',
    body: (status, detail) => `${status} ${titleOf(status)}\n${detail}\n`,
  },
  site: { type: 'application/json', body: (_, error) => JSON.stringify({ error }) },
  integrator: {
    type: 'application/problem+json',
    body: (status, detail) => {
      const code = codeOfStatus(status)
      return JSON.stringify({
        type: problemType(code),
        code,
        title: titleOf(status),
        status,
        detail,
        errors: [],
      })
    },
  },
  admin: { type: 'application/json', body: (status, message) => adminError(status, message) },
  agent: { type: 'application/json', body: (_, message) => rpcError(message) },
}

/** In the same format as the routes. */
export function refusal(
  reader: Reader,
  status: number,
  detail = detailOf(status),
): { type: string; body: string } {
  const { type, body } = SHAPES[reader]
  return { type, body: body(status, detail) }
}

/** `path` as sent or decoded; `isPlatform` undefined while the host is unknown: `/api/v1` belongs to the platform only. */
export function readerOf(path: string, isPlatform?: boolean): Reader {
  if (/^\/api\/v1(?:[/?]|$)/.test(path) && isPlatform !== false) return 'integrator'
  if (/^\/api(?:[/?]|$)/.test(path)) return 'site'
  if (path.split('?', 1)[0] === MCP_PATH && isPlatform !== true) return 'agent'
  return /^\/admin\/api(?:[/?]|$)/.test(path) && isPlatform !== false ? 'admin' : 'person'
}

/** Seconds. */
export const RETRY_AFTER = '5'

function send(
  res: ServerResponse,
  status: number,
  { type, body }: { type: string | null; body: string },
  { secure, headers = {} }: { secure: boolean; headers?: Record<string, string> },
): void {
  for (const [name, value] of baseline(secure)) res.setHeader(name, value)
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  res.setHeader('Content-Security-Policy', dataPolicy)
  res.setHeader('Cache-Control', 'no-store')
  if (type) res.setHeader('Content-Type', type)
  res.setHeader('Content-Length', Buffer.byteLength(body))
  res.writeHead(status)
  res.end(body)
}

/** A redirect has no body. */
export function answer(
  res: ServerResponse,
  status: number,
  {
    reader = 'person',
    detail,
    ...how
  }: { secure: boolean; reader?: Reader; detail?: string | undefined; headers?: Record<string, string> },
): void {
  const isMoved = how.headers?.Location !== undefined
  send(res, status, isMoved ? { type: null, body: '' } : refusal(reader, status, detail), how)
}

export const json = (res: ServerResponse, status: number, value: unknown, secure: boolean): void =>
  send(res, status, { type: 'application/json', body: JSON.stringify(value) }, { secure })

const BY_CODE: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

export function refuse(socket: Duplex, status: number): void {
  if (!socket.writable || socket.destroyed) return
  const body = `${status} ${STATUS_CODES[status]}\n`
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}`
  socket.end(`${head}\r\n\r\n${body}`)
}

export function answerMalformed(server: HttpServer): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // After a response has started, a second one would be read as part of it.
    if (error.code === 'ECONNRESET' || ('bytesWritten' in socket && hasOpenAnswer(socket))) socket.destroy()
    else refuse(socket, BY_CODE[error.code ?? ''] ?? 400)
  })
}

function hasOpenAnswer(socket: Duplex): boolean {
  const message: unknown = Reflect.get(socket, '_httpMessage')
  return typeof message === 'object' && message !== null && Reflect.get(message, 'headersSent') === true
}

/** Too much for now: `retryAfter` seconds later it may be asked again. */
export function answerWait(
  res: InnerResponse,
  { id, reader }: { id: string; reader: Reader },
  { status, retryAfter, secure }: { status: 429 | 503; retryAfter: number; secure: boolean },
): 'refused' {
  const headers = { 'X-Request-Id': id, 'Retry-After': String(retryAfter) }
  answer(res, status, { secure, reader, headers })
  return 'refused'
}
