import type { ServerResponse } from 'node:http'
import { type Reader, refusal } from './refusal'
import { baseline, dataPolicy } from './securityHeaders'

/** A redirect has no body. */
export function answer(
  res: ServerResponse,
  status: number,
  how: { secure: boolean; reader?: Reader; headers?: Record<string, string> },
): void {
  const isMoved = how.headers?.Location !== undefined
  const { type, body } = isMoved ? { type: null, body: '' } : refusal(how.reader ?? 'person', status)
  for (const [name, value] of baseline(how.secure)) res.setHeader(name, value)
  for (const [name, value] of Object.entries(how.headers ?? {})) res.setHeader(name, value)
  res.setHeader('Content-Security-Policy', dataPolicy)
  res.setHeader('Cache-Control', 'no-store')
  if (type) res.setHeader('Content-Type', type)
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
