import type { Captured } from './Capture'
import { statusInPage } from './nextContract'

/** A 200 becomes what the page requests; a 500 becomes only 503 (requested by src/instrumentation.ts). */
export const statusFor = (status: number, asked: number | undefined): number =>
  (status === 200 || (status === 500 && asked === 503) ? asked : undefined) ?? status

export function withStatus(captured: Captured, asked: number | undefined): Captured {
  const { status, headers, body } = captured
  return { ...captured, status: statusFor(status, asked ?? statusInPage(headers['content-type'], body)) }
}
