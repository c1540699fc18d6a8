import { Fragment, type ReactNode } from 'react'
import { StaticHtml } from './StaticHtml'
import { renderStatic } from './renderStatic'

export interface Part {
  key: string
  /** It has behaviour of its own and is hydrated; every other part is served by event delegation. */
  isLive: boolean
  markup: ReactNode
}

/** Neighbours without behaviour of their own become one run, to be one static part; a live part is a run alone. */
const runsOf = (parts: readonly Part[]): [Part, ...Part[]][] => {
  const runs: [Part, ...Part[]][] = []
  for (const part of parts) {
    const last = runs.at(-1)
    if (last && !part.isLive && !last[0].isLive) last.push(part)
    else runs.push([part])
  }
  return runs
}

/** Parts in order: live ones as they are, all between two of them as one static part. */
export function StaticHtmlRuns({ parts }: { parts: readonly Part[] }) {
  return runsOf(parts).map((run) => {
    const [first] = run
    const markup = run.map((part) => <Fragment key={part.key}>{part.markup}</Fragment>)
    return first.isLive ? (
      markup
    ) : (
      <StaticHtml key={first.key} className="still" html={renderStatic(markup)} />
    )
  })
}
