import type { Captured } from './Capture'
import { statusInPage } from './nextContract'

/** A good page goes out as it asks to; one that failed, only as unavailable (src/instrumentation.ts asks for that). */
export const statusFor = (status: number, asked: number | undefined): number =>
  (status === 200 || (status === 500 && asked === 503) ? asked : undefined) ?? status

/** @param asked the status that the app asked for through the page cache's port. */
export function withStatus(captured: Captured, asked: number | undefined): Captured {
  const { status, headers, body } = captured
  return { ...captured, status: statusFor(status, asked ?? statusInPage(headers['content-type'], body)) }
}
