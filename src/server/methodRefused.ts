import type { ServerResponse } from 'node:http'
import { problemText } from './answers'
import { dataPolicy } from './securityHeaders'

/** The 405 of a method that no call takes, in the words of its neighbours; `Allow` is what the route said of itself. */
export function methodRefused(res: ServerResponse, isIntegrators: boolean): Buffer {
  const said = `This address takes ${String(res.getHeader('allow'))}.`
  const body = Buffer.from(isIntegrators ? problemText(405, said) : JSON.stringify({ error: said }))
  res.setHeader('Content-Security-Policy', dataPolicy)
  res.setHeader('Content-Type', isIntegrators ? 'application/problem+json' : 'application/json')
  res.setHeader('Content-Length', body.length)
  return body
}
