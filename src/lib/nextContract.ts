import { memoizeByObject } from './memoize'
import type { IncomingHttpHeaders } from 'node:http'
import {
  ACTION_HEADER,
  NEXT_IS_PRERENDER_HEADER,
  NEXT_ROUTER_PREFETCH_HEADER,
  NEXT_ROUTER_SEGMENT_PREFETCH_HEADER,
  NEXT_ROUTER_STATE_TREE_HEADER,
  NEXT_RSC_UNION_QUERY,
  RSC_CONTENT_TYPE_HEADER,
  RSC_HEADER,
} from 'next/dist/client/components/app-router-headers.js'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'
import { HTTP_ERROR_FALLBACK_ERROR_CODE } from 'next/dist/client/components/http-access-fallback/http-access-fallback.js'
import { parseJson } from './json'
import { isNextFile } from './nextNames'

/** One character per byte, without decoding. `Buffer.from(text, 'latin1')` restores the bytes. */
export const latin1 = memoizeByObject((body: Buffer) => body.toString('latin1'))

/*
 * All assumptions about internals of Next and React, with nextNames.ts, nextPrefetch.ts and nextBuild.mjs, each with its test in
 * tests/int/server/nextContract.test.ts (built app) or tests/unit/server/nextPackage.test.ts (package).
 */

/** Next's router adds it so that the browser caches data and page separately; the page does not read it. */
export const UNION_QUERY = NEXT_RSC_UNION_QUERY

/** Headers by which a request could steer Next, or say that another server has routed it. */
export const STEERING_HEADERS = {
  begin: ['x-middleware-', 'x-invoke-', 'x-now-', 'x-vercel-', 'x-next-', 'x-matched-'],
  names: ['x-nextjs-data', 'x-prerender-revalidate', 'next-resume'],
}

/** Headers in which Next says how it answered: a browser needs none of them. */
export const DROPPED_HEADERS = ['x-powered-by', 'x-nextjs-cache', NEXT_IS_PRERENDER_HEADER]

/** A call of a server function, which only the admin has. */
export const isServerAction = (headers: IncomingHttpHeaders | Headers): boolean =>
  (headers instanceof Headers ? headers.get(ACTION_HEADER) : headers[ACTION_HEADER]) != null

/** A click in the browser asks for React's data in place of a page. */
export const isDataRequest = (headers: IncomingHttpHeaders): boolean => headers[RSC_HEADER] !== undefined

/** Requests to Next in development that are no pages: its tools, and files as they are built. */
export const isDevTooling = (path: string): boolean => path.startsWith('/__nextjs') || isNextFile(path)

/** The bundler replaces `react-dom/server` in server components by a module that throws, so Node loads it. */
export function loadReactDomServer(): typeof import('react-dom/server') {
  const load = process.getBuiltinModule('node:module').createRequire(`${process.cwd()}/package.json`)
  return load('react-dom/server')
}

/** Next streams metadata into the body, except for agents without scripts: they get it in the head. */
export const WHOLE_HEAD_AGENT = 'Forecourt (Bingbot)'

export const nonceRequestPolicy = (nonce: string): string => `script-src 'nonce-${nonce}'`

/** React's stream counts bytes: the placeholder must have the length of a nonce. */
export const NONCE_PLACEHOLDER = 'forecourt-inline-okay_'

/** The app's scripts as Next writes them into a page, with their addresses, and the hints that ask for them early. */
export const APP_SCRIPT = /<script src="(\/_next\/static\/[\w.~/-]+\.js)"(?=[^>]* async="")[^>]*><\/script>/g
export const APP_SCRIPT_HINT =
  /<link rel="preload" as="script"[^>]* href="\/_next\/static\/[\w.~/-]+\.js"[^>]*\/>/g

/** React marks a part that failed after the response had started; the status is already 200. */
const FAILED = {
  html: /<template data-dgst="(?!BAILOUT_TO_CLIENT_SIDE_RENDERING)/,
  data: /^[0-9a-f]+:E\{/m,
}
/**
 * `<meta name="forecourt:status">` in HTML and in React's data; tenants' text is escaped in both. Data of `notFound()` is a
 * row with its digest, which may follow a long text without a new line. The router shows data of a 200 only and loads the document otherwise, so both end on the whole page.
 */
const STATUS = {
  html: /<meta name="forecourt:status" content="(404|410|503)"/,
  data: new RegExp(
    `"name":"forecourt:status","content":"(404|410|503)"|[0-9a-f]+:E\\{"digest":"${HTTP_ERROR_FALLBACK_ERROR_CODE};(404)"`,
  ),
}
/** What kind of page a content type says: HTML, or what the router asks for. */
export function pageKind(contentType: unknown): 'html' | 'data' | null {
  const type = String(contentType ?? '')
  return type.startsWith('text/html') ? 'html' : type.startsWith(RSC_CONTENT_TYPE_HEADER) ? 'data' : null
}

export function isFailedRender(contentType: unknown, body: Buffer): boolean {
  const kind = pageKind(contentType)
  return kind !== null && FAILED[kind].test(latin1(body))
}

/** Next cannot set 404 or 410 from inside a page, so the page states it in a meta element. */
export function statusInPage(contentType: unknown, body: Buffer): number | undefined {
  const kind = pageKind(contentType)
  const found = kind && STATUS[kind].exec(latin1(body))
  return found ? Number(found[1] ?? found[2]) : undefined
}

/** Next's answer for `notFound()` and for a failed page: empty until its scripts have run. */
export function isEmptyShell(body: Buffer): boolean {
  return body.subarray(0, 200).includes('id="__next_error__"')
}

const sharedSegments = (host: string) => ['', '(site)', 'sites', ['host', host, 'd', null]]

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

/** Next answers 500 to a state of its router that it cannot read; without one it sends the whole page. */
export function dropOddState(headers: IncomingHttpHeaders): void {
  try {
    parseAndValidateFlightRouterState(headers[NEXT_ROUTER_STATE_TREE_HEADER])
  } catch {
    delete headers[NEXT_ROUTER_STATE_TREE_HEADER]
  }
}

function stateToLayout(host: string): string {
  const state = sharedSegments(host).reduceRight<unknown>(
    (below, segment) => [segment, below ? { children: below } : {}],
    undefined,
  )
  return encodeURIComponent(JSON.stringify(state))
}

/** Reduces the client's headers to the few variants that change the answer. Null for a plain request. */
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
