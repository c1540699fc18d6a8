import type { SearchEngine, SearchResult } from '@/search/types'
import { goldenCases, goldenRequest, setHash, type GoldenCase } from './golden'

interface CaseOutcome {
  name: string
  isText: boolean
  differs: string[]
  positions: number
  equalPositions: number
  firstEqual: boolean
}

export interface Agreement {
  structured: { cases: number; exact: number }
  text: { cases: number; exact: number; order: number; first: number }
  differing: string[]
}

const sorted = (entries: [string, unknown][]) => JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)))

/** Counts in the form of the recording: no zeroes, no empty facets. */
function recorded(facets: SearchResult['facets']): string {
  const counts = Object.entries(facets).map(([facet, values]): [string, string] => [
    facet,
    sorted(values.filter(({ count }) => count > 0).map(({ value, count }) => [value, count])),
  ])
  return sorted(counts.filter(([, values]) => values !== '[]'))
}

const expected = (facets: GoldenCase['answer']['facets']) =>
  sorted(
    Object.entries(facets)
      .map(([facet, values]): [string, string] => [facet, sorted(Object.entries(values))])
      .filter(([, values]) => values !== '[]'),
  )

async function allIds(engine: SearchEngine, golden: GoldenCase, total: number): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; (page - 1) * 100 < total; page++)
    ids.push(
      ...(await engine.search({ ...goldenRequest(golden), facets: [], stats: [], page, perPage: 100 })).ids,
    )
  return ids
}

async function replay(engine: SearchEngine, golden: GoldenCase): Promise<CaseOutcome> {
  const { answer } = golden
  const result = await engine.search(goldenRequest(golden))
  const checks = {
    total: result.total === answer.total,
    set: setHash(await allIds(engine, golden, result.total)) === answer.set,
    facets: recorded(result.facets) === expected(answer.facets),
    stats:
      sorted(Object.entries(result.stats).map(([num, { min, max }]) => [num, [min, max]])) ===
      sorted(Object.entries(answer.stats).map(([num, { min, max }]) => [num, [min, max]])),
  }
  const equalPositions = answer.page.filter((id, i) => result.ids[i] === id).length
  return {
    name: golden.name,
    isText: Boolean(golden.request.q),
    differs: Object.entries(checks).flatMap(([check, equal]) => (equal ? [] : [check])),
    positions: answer.page.length,
    equalPositions,
    firstEqual: answer.page[0] === result.ids[0],
  }
}

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole)

/** Runs all recorded requests on an engine that has the recorded cars, and compares the results. */
export async function replayGolden(engine: SearchEngine): Promise<Agreement> {
  const outcomes: CaseOutcome[] = []
  for (const golden of goldenCases()) outcomes.push(await replay(engine, golden))
  const text = outcomes.filter(({ isText }) => isText)
  const structured = outcomes.filter(({ isText }) => !isText)
  const ranked = text.filter(({ positions }) => positions > 0)
  const sum = (pick: (outcome: CaseOutcome) => number) =>
    text.reduce((total, outcome) => total + pick(outcome), 0)
  return {
    structured: {
      cases: structured.length,
      exact: structured.filter(
        ({ differs, positions, equalPositions }) => differs.length === 0 && positions === equalPositions,
      ).length,
    },
    text: {
      cases: text.length,
      exact: text.filter(({ differs }) => differs.length === 0).length,
      order: share(
        sum(({ equalPositions }) => equalPositions),
        sum(({ positions }) => positions),
      ),
      first: share(ranked.filter(({ firstEqual }) => firstEqual).length, ranked.length),
    },
    differing: outcomes.flatMap(({ name, differs, positions, equalPositions }) =>
      differs.length > 0 || positions !== equalPositions
        ? [`${name}: ${[...differs, `${equalPositions}/${positions} places`].join(', ')}`]
        : [],
    ),
  }
}

export const describeAgreement = ({ structured, text, differing }: Agreement): string =>
  [
    `structured ${structured.exact}/${structured.cases} exact`,
    `text ${text.exact}/${text.cases} exact, order ${(text.order * 100).toFixed(1)} %, first hit ${(text.first * 100).toFixed(1)} %`,
    ...differing.map((line) => `  differs: ${line}`),
  ].join('\n')
