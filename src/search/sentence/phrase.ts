import { textOf, type Token } from './tokens'

const MOST = 4

/** The end of the longest phrase at a place that `knows` knows, or the place itself. */
export const phraseEnd = (
  tokens: readonly Token[],
  at: number,
  knows: { has: (text: string) => boolean },
  most = MOST,
): number => {
  for (let end = Math.min(tokens.length, at + most); end > at; end--) {
    const span = tokens.slice(at, end)
    if (!span.slice(1).some(({ breaks }) => breaks) && knows.has(textOf(span))) return end
  }
  return at
}

export const textAt = (tokens: readonly Token[], at: number, end: number): string =>
  textOf(tokens.slice(at, end))

/** Skips single words of a set. */
export const after = (tokens: readonly Token[], at: number, of: ReadonlySet<string>): number => {
  while (at < tokens.length && of.has(tokens[at]?.word ?? '') && !tokens[at]?.breaks) at++
  return at
}
