import type { z } from 'zod'

type Issue = z.ZodError['issues'][number]

/** An argument that does not exist is told with those that do. */
const faultOf = (issue: Issue, namesAt: (path: string) => readonly string[]): string => {
  const path = issue.path.join('.')
  if (issue.code !== 'unrecognized_keys') return `${path || 'arguments'}: ${issue.message}.`
  const names = issue.keys.map((key) => [...issue.path, key].join('.'))
  return `${names.join(', ')}: no such argument. Allowed${path && ` in ${path}`}: ${namesAt(path).join(', ')}.`
}

/** @param namesAt the arguments that exist: all (at ''), or the parts of one */
export const argumentFaults = (
  { issues }: Pick<z.ZodError, 'issues'>,
  namesAt: (path: string) => readonly string[],
): string[] => issues.map((issue) => faultOf(issue, namesAt))
