import type { Captured } from './Capture'
import { statusInPage } from './nextContract'

/** @param asked the status that the page asked for by `answerWith` (cache/pageAnswer.ts) */
export function withStatus(captured: Captured, asked: number | undefined): Captured {
  const { status, headers, body } = captured
  const own = status === 200 ? (asked ?? statusInPage(headers['content-type'], body)) : undefined
  return own ? { ...captured, status: own } : captured
}
