import { STATUS_CODES } from 'node:http'
import { MCP_PATH } from '@/lib/mcpPath'

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

const SHAPES: Record<Reader, { type: string; body: (status: number, detail: string) => string }> = {
  person: {
    type: 'text/plain; charset=utf-8',
    body: (status, detail) => `${status} ${titleOf(status)}\n${detail}\n`,
  },
  site: { type: 'application/json', body: (_, error) => JSON.stringify({ error }) },
  integrator: {
    type: 'application/problem+json',
    body: (status, detail) =>
      JSON.stringify({ type: 'about:blank', title: titleOf(status), status, detail, errors: [] }),
  },
  admin: { type: 'application/json', body: (_, message) => JSON.stringify({ errors: [{ message }] }) },
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
