import type { Token } from './tokens'

/** `refused` is missed too, and never searched for. */
export type Mark = 'missed' | 'refused' | 'empty' | 'known'

export const textBetween = (typed: string, tokens: readonly Token[], from: number, end: number): string =>
  typed.slice(tokens[from]?.start ?? 0, tokens[end - 1]?.end ?? 0)

/** What was not understood, in runs: words that mean nothing belong to those around them. */
export const runsOf = (
  typed: string,
  tokens: readonly Token[],
  marks: readonly Mark[],
  of: Mark,
): string[] => {
  const isOfRun = (at: number) => ['empty', of].includes(marks[at] ?? '') && !tokens[at]?.breaks
  const runs: string[] = []
  for (let from = 0; from < tokens.length; from++) {
    if (marks[from] !== of) continue
    let end = from + 1
    for (let at = end; isOfRun(at); at++) if (marks[at] === of) end = at + 1
    runs.push(textBetween(typed, tokens, from, end))
    from = end - 1
  }
  return runs
}
