import type { z } from 'zod'
import { savedConfigSchema } from '@/domain/words/savedConfig'

type Issue = z.core.$ZodIssue

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

function wrongType({ expected }: z.core.$ZodIssueInvalidType): string {
  if (expected === 'int') return 'Use a whole number.'
  return expected === 'number' ? 'Use a number.' : 'Fill this in.'
}

/** What is wrong with a value, in plain words. A rule with words of its own keeps them. */
export function plainFault(issue: Issue): string {
  const isUsual = /^(Invalid|Too (small|big)|Unrecognized)/.test(issue.message)
  if (!isUsual) return issue.message
  if (issue.code === 'too_small') return tooSmall(issue)
  if (issue.code === 'too_big') return tooBig(issue)
  if (issue.code === 'invalid_type') return wrongType(issue)
  return issue.code === 'invalid_value'
    ? 'Choose one of the list.'
    : 'This cannot be read. Check what it says.'
}

/** By path, such as `reserve.deposit` or `navigation.2.href`; the first of each place. */
export function settingFaults(settings: unknown): ReadonlyMap<string, string> {
  const faults = new Map<string, string>()
  for (const issue of savedConfigSchema.safeParse(settings).error?.issues ?? []) {
    const path = issue.path.join('.')
    if (!faults.has(path)) faults.set(path, plainFault(issue))
  }
  return faults
}
