import { MCP_PATH } from '@/lib/mcpPath'
import { isPictureOptimiser, withoutSuffix } from '@/lib/nextNames'

/** `odd`: a method that no call takes; the route is asked which methods it takes. */
export type Admission = { pass: true; odd?: true } | { fault: 401 | 404 | 405; allow?: string }

const PLATFORM_ONLY = new Set(['admin', 'developers', 'metrics'])
const PAGE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const METHODS = new Set([...PAGE_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE'])
const pass: Admission = { pass: true }
const missing: Admission = { fault: 404 }

const head = (segment: string | undefined): string => withoutSuffix((segment ?? '').toLowerCase())

/** Called by programs: its refusals are data, and it may be written to. */
export const isCallPath = (path: string, isPlatform: boolean): boolean =>
  /^\/api(?:\/|$)/.test(path) || (!isPlatform && path === MCP_PATH)

export function admit(method: string, path: string, isPlatform: boolean, action: boolean): Admission {
  const segments = path.split('/')
  const first = head(segments[1])
  const second = head(segments[2])
  // The internal form of a tenant page, and the notice that the server sends itself.
  if (first === 'sites' || first === 'unavailable' || isPictureOptimiser(first, second)) return missing
  if (!isPlatform && (PLATFORM_ONLY.has(first) || (first === 'api' && second === 'v1'))) return missing
  // Server actions answer on any page URL, so only calls and the admin accept writes.
  const isCall = isCallPath(path, isPlatform)
  const writable = isCall || (isPlatform && segments[1] === 'admin')
  if (!METHODS.has(method) && writable)
    return isCall ? { pass: true, odd: true } : { fault: 405, allow: [...METHODS].join(', ') }
  if (!writable && (action || !PAGE_METHODS.has(method))) return { fault: 405, allow: 'GET, HEAD' }
  return pass
}
