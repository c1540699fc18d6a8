/** What a schema refuses, as a sentence that goes on after the name of the field: the only place that words zod's own messages. */
import type { z } from 'zod'

type Issue = z.core.$ZodIssue

const SHAPES: Readonly<Record<string, string>> = {
  ...{ object: 'must be an object', record: 'must be an object', array: 'must be a list' },
  ...{ string: 'must be a text', number: 'must be a number', int: 'must be a whole number' },
  boolean: 'must be true or false',
}
/** Zod's own: fields and calls that have words of their own keep them. */
const isDefault = ({ message }: Issue): boolean => /^(?:Invalid|Too (?:big|small))/.test(message)

const sizeOf = (origin: string, bound: 'least' | 'most', figure: number): string => {
  if (bound === 'least' && figure === 1 && origin !== 'number' && origin !== 'int') return 'must not be empty'
  const by = `at ${bound} ${figure}`
  if (origin === 'string') return `must be ${by} characters long`
  return origin === 'array' ? `must have ${by} entries` : `must be ${by}`
}

function ownWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_value':
      return issue.values.length === 1
        ? `must be ${String(issue.values[0])}`
        : `must be one of ${issue.values.map(String).join(', ')}`
    case 'invalid_type':
      return SHAPES[issue.expected] ?? issue.message
    case 'too_small':
      return sizeOf(issue.origin, 'least', Number(issue.minimum))
    case 'too_big':
      return sizeOf(issue.origin, 'most', Number(issue.maximum))
    case 'invalid_format':
      return 'is not written as it must be'
    default:
      return issue.message
  }
}

/** Only an issue that reports its input can say that nothing was sent. */
const isMissing = (issue: Issue): boolean =>
  'input' in issue &&
  issue.input === undefined &&
  /^invalid_(?:type|value|union)$/.test(issue.code) &&
  issue.path.length > 0

/** The fault of the form that a value comes nearest to: that of a list's third entry, and not "no list". */
const nearestOf = (forms: readonly (readonly Issue[])[]): Issue | undefined =>
  forms
    .flatMap(([first]) => first ?? [])
    .toSorted((a, b) => b.path.length - a.path.length)
    .at(0)

/** Of one issue those that it stands for, each with its whole path. */
export function plainIssues(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || isMissing(issue) || !isDefault(issue)) return [issue]
  const inner = nearestOf(issue.errors)
  return inner ? plainIssues({ ...inner, path: [...issue.path, ...inner.path] }) : [issue]
}

export function messageOf(issue: Issue): string {
  const [inner] = issue.code === 'invalid_key' ? issue.issues : []
  if (inner) return messageOf(inner)
  if (isMissing(issue)) return 'is required'
  return isDefault(issue) ? ownWords(issue) : issue.message
}
