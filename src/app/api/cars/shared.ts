import { type CallAnswer, offerCall } from '@/cache/meeting'
import type { Site } from '@/domain/views'
import { siteHost, withSite } from './answers'

const failed = (status: number, error: string): CallAnswer => ({ status, body: Buffer.from(JSON.stringify({ error })), keep: false })

/**
 * A call of whole sites, not of one visitor: the door asks it itself and keeps the answer as it keeps pages. The handler that
 * comes back is for where there is no page cache.
 */
export function shared(path: string, answer: (site: Site, query: URLSearchParams) => Promise<CallAnswer>): (request: Request) => Promise<Response> {
  const call = (host: string, query: URLSearchParams) => withSite(host, path, (site) => answer(site, query), failed)
  offerCall(path, call)
  return async (request) => {
    const { status, body } = await call(siteHost(request), new URL(request.url).searchParams)
    return new Response(Uint8Array.from(body), { status, headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } })
  }
}

export const kept = (answer: object): CallAnswer => ({ status: 200, body: Buffer.from(JSON.stringify(answer)), keep: true })
