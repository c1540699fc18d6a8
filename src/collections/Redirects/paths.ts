import { NO_QUERY } from '@/features/redirects/redirectFault.rules'

/** `/x` but not `//x` or `/\x`, which a browser reads as another host. */
const isPath = (value: unknown): boolean => typeof value === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(value)
/** What is wrong with the start of a redirect; null for a good one. */
export const startFault = (value: unknown): string | null => {
  if (!isPath(value)) return 'Start with a single /'
  return /[?#]/.test(String(value)) ? NO_QUERY : null
}
export const isTarget = (value: unknown): boolean =>
  isPath(value) || (typeof value === 'string' && /^https:\/\/[^\s/\\@]+(\/\S*)?$/.test(value))
