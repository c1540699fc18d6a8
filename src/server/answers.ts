import { STATUS_CODES, type ServerResponse } from 'node:http'
import { baseline, dataPolicy } from './securityHeaders'

const WORDS: Record<number, string> = {
  400: 'The request could not be read.',
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

export const problemText = (status: number, detail = detailOf(status)): string =>
  JSON.stringify({ type: 'about:blank', title: titleOf(status), status, detail, errors: [] })

/** A redirect has no body. */
export function answer(
  res: ServerResponse,
  status: number,
  how: { secure: boolean; call?: boolean; headers?: Record<string, string> },
): void {
  const isMoved = how.headers?.Location !== undefined
  const body = isMoved
    ? ''
    : how.call
      ? problemText(status)
      : `${status} ${titleOf(status)}\n${detailOf(status)}\n`
  for (const [name, value] of baseline(how.secure)) res.setHeader(name, value)
  for (const [name, value] of Object.entries(how.headers ?? {})) res.setHeader(name, value)
  res.setHeader('Content-Security-Policy', dataPolicy)
  res.setHeader('Cache-Control', 'no-store')
  if (!isMoved)
    res.setHeader('Content-Type', how.call ? 'application/problem+json' : 'text/plain; charset=utf-8')
  res.setHeader('Content-Length', Buffer.byteLength(body))
  res.writeHead(status)
  res.end(body)
}

export function json(res: ServerResponse, status: number, value: unknown, secure: boolean): void {
  const body = JSON.stringify(value)
  for (const [name, content] of baseline(secure)) res.setHeader(name, content)
  res.setHeader('Content-Security-Policy', dataPolicy)
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('Content-Type', 'application/json')
  res.setHeader('Content-Length', Buffer.byteLength(body))
  res.writeHead(status)
  res.end(body)
}
