import type { Captured } from './Capture'
import { latin1 } from './latin1'

const IN_HTML = /<meta name="forecourt:status" content="(404|410|503)"/
const IN_STREAM = /"name":"forecourt:status","content":"(404|410|503)"/

/**
 * Next cannot send a page with 404 or 410 by the page's own wish, so a page says it in a meta element (or by
 * `answerWith` of src/cache/pageAnswer.ts). Text of dealers cannot: it is escaped in HTML and in React's stream.
 */
export function wishedStatus(contentType: unknown, body: Buffer): number | undefined {
  const type = String(contentType ?? '')
  const sign = type.startsWith('text/html') ? IN_HTML : type.startsWith('text/x-component') ? IN_STREAM : null
  const found = sign?.exec(latin1(body))
  return found ? Number(found[1]) : undefined
}

/** What Next sends for `notFound()`: a page that is empty until its scripts have run. */
export function isEmptyShell(body: Buffer): boolean {
  return body.subarray(0, 200).includes('id="__next_error__"')
}

/** A good page goes out as it asks to; one that failed, only as unavailable (`src/instrumentation.ts` says so). */
export const statusFor = (status: number, wished: number | undefined): number =>
  (status === 200 || (status === 500 && wished === 503) ? wished : undefined) ?? status

export function withStatus(captured: Captured, wished: number | undefined): Captured {
  const { headers, body } = captured
  return {
    ...captured,
    status: statusFor(captured.status, wished ?? wishedStatus(headers['content-type'], body)),
  }
}
