import type { SpanContext } from '@opentelemetry/api'

/** The only header that says whose trace it is; one that breaks its grammar begins a new trace. */
const PARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/
export function readParent(header: unknown): SpanContext | null {
  const found = typeof header === 'string' ? PARENT.exec(header) : null
  const [, traceId = '', spanId = '', flags = ''] = found ?? []
  return found ? { traceId, spanId, traceFlags: parseInt(flags, 16) & 1, isRemote: true } : null
}
export const writeParent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags & 1 ? '01' : '00'}`
