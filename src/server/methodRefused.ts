import type { ServerResponse } from 'node:http'
import { type Reader, refusal } from './refusal'
import { dataPolicy } from './securityHeaders'

/** The 405 for a method that no call takes, in the format of the other refusals; `Allow` is what the route answered. */
export function methodRefused(res: ServerResponse, reader: Reader): Buffer {
  const { type, body } = refusal(reader, 405, `This address takes ${String(res.getHeader('allow'))}.`)
  res.setHeader('Content-Security-Policy', dataPolicy)
  res.setHeader('Content-Type', type)
  res.setHeader('Content-Length', Buffer.byteLength(body))
  return Buffer.from(body)
}
