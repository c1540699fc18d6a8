/**
 * Every assumption about the insides of Next and React that the server makes: tests/int/server/nextContract.test.ts holds
 * each against the built app. Two more stand where they are used, and are held there too: the bundler's way around
 * react-dom/server (components/ui/renderStatic.ts) and the settings of the built server (scripts/lib/build.mjs).
 */
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import {
  NEXT_IS_PRERENDER_HEADER,
  NEXT_ROUTER_PREFETCH_HEADER,
  NEXT_ROUTER_SEGMENT_PREFETCH_HEADER,
  NEXT_ROUTER_STATE_TREE_HEADER,
  NEXT_RSC_UNION_QUERY,
  RSC_CONTENT_TYPE_HEADER,
  RSC_HEADER,
} from 'next/dist/client/components/app-router-headers.js'
import { parseJson } from '@/lib/parseJson'
import { latin1 } from './latin1'

/** Next's router adds it to what it asks for, so that a browser keeps data and page apart; the page does not read it. */
export const UNION_QUERY = NEXT_RSC_UNION_QUERY

/** Next sends metadata after the first flush, in the body, but not to readers that run no scripts: these get it in the head. */
export const WHOLE_HEAD_AGENT = 'Forecourt (Bingbot)'

/** The request header from which Next takes the nonce for its own inline scripts. */
export const nonceRequestPolicy = (nonce: string): string => `script-src 'nonce-${nonce}'`

/** React's stream counts bytes: what takes a nonce's place has its length. */
export const NONCE_PLACEHOLDER = 'forecourt-inline-okay_'

/** Rendered at build time: no nonce in it, and no one's text. */
export const isPrerendered = (headers: OutgoingHttpHeaders): boolean =>
  headers[NEXT_IS_PRERENDER_HEADER] !== undefined || headers['x-nextjs-cache'] !== undefined

/** React marks a part that failed while the answer was under way; the status is 200 by then. */
const FAILED = {
  html: /<template data-dgst="(?!BAILOUT_TO_CLIENT_SIDE_RENDERING)/,
  data: /^[0-9a-f]+:E\{/m,
}
/** A `<meta name="forecourt:status">` of the page, in HTML and in React's data. Text of dealers is escaped in both. */
const STATUS = {
  html: /<meta name="forecourt:status" content="(404|410|503)"/,
  data: /"name":"forecourt:status","content":"(404|410|503)"/,
}
function kindOf(contentType: unknown): 'html' | 'data' | null {
  const type = String(contentType ?? '')
  return type.startsWith('text/html') ? 'html' : type.startsWith(RSC_CONTENT_TYPE_HEADER) ? 'data' : null
}

export function isFailedRender(contentType: unknown, body: Buffer): boolean {
  const kind = kindOf(contentType)
  return kind !== null && FAILED[kind].test(latin1(body))
}

/** Next cannot send a page with 404 or 410 on the page's own word, so the page says it in a meta element. */
export function statusInPage(contentType: unknown, body: Buffer): number | undefined {
  const kind = kindOf(contentType)
  const found = kind && STATUS[kind].exec(latin1(body))
  return found ? Number(found[1]) : undefined
}

/** What Next sends for `notFound()` and for a page that failed whole: empty until its scripts have run. */
export function isEmptyShell(body: Buffer): boolean {
  return body.subarray(0, 200).includes('id="__next_error__"')
}

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
