import type { Captured } from './Capture'
import { statusInPage } from '@/lib/nextContract'

/** Statuses that a page may change: a failed page of an unavailable store, and a moved address. */
const INSTEAD: Record<number, number> = { 500: 503, 308: 301 }

/** A 200 becomes what the page requests, except a redirect: Next's data of one stays a 200. */
export function statusFor(status: number, asked: number | undefined): number {
  if (asked === undefined) return status
  return INSTEAD[status] === asked || (status === 200 && asked !== 301) ? asked : status
}

export function withStatus(captured: Captured, asked: number | undefined): Captured {
  const { status, headers, body } = captured
  return { ...captured, status: statusFor(status, asked ?? statusInPage(headers['content-type'], body)) }
}
