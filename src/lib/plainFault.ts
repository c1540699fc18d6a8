import { capital } from './text'
import type { z } from 'zod'
import { grouped } from './figures'

const WORDS: Record<string, string> = { url: 'address', rego: 'number plate', at_once: 'at the same time' }

const wordsOf = (part: PropertyKey): string =>
  typeof part === 'number' || /^\d+$/.test(String(part))
    ? `line ${Number(part) + 1}`
    : (WORDS[String(part)] ??
      String(part)
        .replace(/[_-]+/g, ' ')
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .toLowerCase())

/** A position within a value in words: `[2, 'image', 'url']` is `Line 3, image, address`. */
export function placeWords(path: readonly PropertyKey[]): string {
  const words = path.map(wordsOf).join(', ')
  return capital(words)
}

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): string {
  if (origin === 'string')
    return minimum === 1 ? 'Fill this in.' : `Use at least ${grouped(minimum)} letters.`
  if (origin === 'array') return `Add at least ${grouped(minimum)}.`
  return inclusive === false ? `Use more than ${grouped(minimum)}.` : `Use ${grouped(minimum)} or more.`
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): string {
  if (origin === 'string') return `Use at most ${grouped(maximum)} letters.`
  return origin === 'array' ? `Keep at most ${grouped(maximum)}.` : `Use ${grouped(maximum)} or less.`
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
