import { LRUCache } from 'lru-cache'
import type { InnerRequest } from './InnerRequest'
import type { InnerResponse } from './InnerResponse'
import type { Spans } from './tracing/spans'

type Handle = (req: InnerRequest, res: InnerResponse) => void

const TRACE_HEADERS = ['traceparent', 'tracestate', 'baggage']
const MOST_HOSTS = 10_000
const MOST_LISTENERS = 20

interface How {
  spans: Pick<Spans, 'request'>
  platformHost: string
  trustProxy: boolean
}

/** One request is one trace. That of a visitor goes on here only when a trusted proxy says so. */
export function inTraces({ spans, platformHost, trustProxy }: How, handle: Handle): Handle {
  /** A page from memory is of the dealer that its host was made for. */
  const dealers = new LRUCache<string, string>({ max: MOST_HOSTS })
  return (req, res) => {
    const request = spans.request(req.method ?? '', trustProxy ? req.headers : null)
    for (const name of TRACE_HEADERS) delete req.headers[name]
    // One more than the rest of the server, which has as many as Node takes for a leak.
    res.setMaxListeners(MOST_LISTENERS)
    res.once('close', () => {
      const { facts } = request
      const { 'server.address': host, 'forecourt.dealer': dealer } = facts
      if (host && host !== platformHost) {
        if (dealer) dealers.set(host, dealer)
        else Object.assign(facts, { 'forecourt.dealer': dealers.get(host) })
      }
      facts['http.response.status_code'] = res.statusCode
      request.end()
    })
    request.run(() => handle(req, res))
  }
}
