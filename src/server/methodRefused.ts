import type { ServerResponse } from 'node:http'
import { problemText } from './answers'
import { dataPolicy } from './securityHeaders'

/** The 405 of a method that no call takes; `Allow` is what the route said of itself. */
export function methodRefused(res: ServerResponse): Buffer {
  const body = Buffer.from(problemText(405))
  res.setHeader('Content-Security-Policy', dataPolicy)
  res.setHeader('Content-Type', 'application/problem+json')
  res.setHeader('Content-Length', body.length)
  return body
}
