import type { z } from 'zod'

const amount = (value: number | bigint): string => value.toLocaleString('en-AU')

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): string {
  if (origin === 'string') return minimum === 1 ? 'Fill this in.' : `Use at least ${amount(minimum)} letters.`
  if (origin === 'array') return `Add at least ${amount(minimum)}.`
  return inclusive === false ? `Use more than ${amount(minimum)}.` : `Use ${amount(minimum)} or more.`
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): string {
  if (origin === 'string') return `Use at most ${amount(maximum)} letters.`
  return origin === 'array' ? `Keep at most ${amount(maximum)}.` : `Use ${amount(maximum)} or less.`
}

const KINDS: Record<string, string> = {
  int: 'Use a whole number.',
  number: 'Use a number.',
  string: 'Use words.',
  array: 'Use a list.',
  boolean: 'Choose yes or no.',
}
const UNREADABLE = 'This cannot be read. Check what it says.'

function wrongType({ expected, message }: z.core.$ZodIssueInvalidType): string {
  const isMissing = !/received (?!undefined|null)/.test(message)
  return isMissing && !/int|number/.test(expected) ? 'Fill this in.' : (KINDS[expected] ?? UNREADABLE)
}

/** A rule with its own message keeps it. */
export function plainFault(issue: z.core.$ZodIssue): string {
  const isUsual = /^(Invalid|Too (small|big)|Unrecognized)/.test(issue.message)
  if (!isUsual) return issue.message
  if (issue.code === 'too_small') return tooSmall(issue)
  if (issue.code === 'too_big') return tooBig(issue)
  if (issue.code === 'invalid_type') return wrongType(issue)
  return issue.code === 'invalid_value' ? 'Choose one of the list.' : UNREADABLE
}
