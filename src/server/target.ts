/** A request target that the app will read exactly as the server does. */
export interface Target {
  /** Path and query as sent. */
  url: string
  path: string
  decoded: string
  query: string
  /** Host of an absolute-form target (`GET http://host/path`); it must agree with the Host header. */
  authority?: string
}
export type TargetAnswer = Target | { fault: 400 | 414 } | { redirect: string }

const URL_MAX = 8 * 1024
/** Ends in a stock number, which may have a slash: that one stays encoded here. */
const CAR_CALL = /^(\/api\/v1\/dealerships\/[^/]+\/cars\/)([^/]+)$/

const withoutSlash = (path: string): string =>
  path.replace(CAR_CALL, (_, before: string, stocknum: string) => before + stocknum.replace(/%2f/gi, '%252F'))

function decodedSegment(segment: string): string | null {
  try {
    const text = decodeURIComponent(segment)
    // An encoded slash, a dot segment or a control character would give another path when decoded again.
    return text === '.' || text === '..' || /[/\\]|\p{Cc}/u.test(text) ? null : text
  } catch {
    return null
  }
}

export function parseTarget(raw: string): TargetAnswer {
  if (raw.length > URL_MAX) return { fault: 414 }
  const absolute = /^https?:\/\/([^/?#]*)(\/.*|\?.*|)$/i.exec(raw)
  const rest = absolute?.[2] ?? ''
  const url = absolute ? (rest.startsWith('/') ? rest : `/${rest}`) : raw
  if (!/^\/[\x21\x22\x24-\x5b\x5d-\x7e]*$/.test(url)) return { fault: 400 }
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const query = mark < 0 ? '' : url.slice(mark + 1)
  if (path.includes('//')) return { redirect: path.replace(/\/{2,}/g, '/') + url.slice(path.length) }
  const segments = withoutSlash(path).split('/').map(decodedSegment)
  if (segments.includes(null)) return { fault: 400 }
  return { url, path, decoded: segments.join('/'), query, authority: absolute?.[1] }
}
