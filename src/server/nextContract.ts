/** Every assumption about the insides of Next that the server makes; tests/int/server/nextContract.test.ts holds each against the built app. */
import type { IncomingHttpHeaders } from 'node:http'
import {
  NEXT_ROUTER_PREFETCH_HEADER,
  NEXT_ROUTER_SEGMENT_PREFETCH_HEADER,
  NEXT_ROUTER_STATE_TREE_HEADER,
  RSC_HEADER,
} from 'next/dist/client/components/app-router-headers.js'
import { parseJson } from '@/lib/parseJson'

/** From the root to the one layout that all pages of a site share. */
const sharedSegments = (host: string) => ['', '(site)', 'sites', ['host', host, 'd', null]]

/** Whether the browser already shows the layout of this site, by the router state that it sent. */
function showsLayout(sent: unknown, host: string): boolean {
  if (typeof sent !== 'string' || sent.length > 16_384) return false
  let node: unknown
  try {
    node = parseJson(decodeURIComponent(sent))
  } catch {
    return false
  }
  for (const segment of sharedSegments(host)) {
    if (!Array.isArray(node) || node[3] === 'refetch') return false
    const [found, children]: unknown[] = node
    const isSame = Array.isArray(segment)
      ? Array.isArray(found) && segment.slice(0, 3).every((part, i) => part === found[i])
      : found === segment
    if (!isSame || typeof children !== 'object' || children === null) return false
    node = Reflect.get(children, 'children')
  }
  return true
}

/** The router state that stops at the shared layout: the answer then starts below it. */
function stateToLayout(host: string): string {
  const state = sharedSegments(host).reduceRight<unknown>(
    (below, segment) => [segment, below ? { children: below } : {}],
    undefined,
  )
  return encodeURIComponent(JSON.stringify(state))
}

/**
 * What is left of the headers of a soft navigation: they can say anything, and the answer differs in three respects only
 * (a prefetch or not, the route's tree alone or not, with the layout or below it). Null for a plain request.
 */
export function softNavigation(headers: IncomingHttpHeaders, host: string): Record<string, string> | null {
  if (headers[RSC_HEADER] !== '1') return null
  const isTree = headers[NEXT_ROUTER_SEGMENT_PREFETCH_HEADER] === '/_tree'
  return {
    [RSC_HEADER]: '1',
    ...(headers[NEXT_ROUTER_PREFETCH_HEADER] === '1' && { [NEXT_ROUTER_PREFETCH_HEADER]: '1' }),
    ...(isTree && { [NEXT_ROUTER_SEGMENT_PREFETCH_HEADER]: '/_tree' }),
    ...(showsLayout(headers[NEXT_ROUTER_STATE_TREE_HEADER], host) && {
      [NEXT_ROUTER_STATE_TREE_HEADER]: stateToLayout(host),
    }),
  }
}
