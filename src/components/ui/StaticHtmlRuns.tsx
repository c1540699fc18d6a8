import { Fragment, type ReactNode } from 'react'
import { StaticHtml } from './StaticHtml'
import { renderStatic } from './renderStatic'

export interface Part {
  key: string
  /** Hydrates. All other parts use event delegation. */
  isLive: boolean
  markup: ReactNode
}

const runsOf = (parts: readonly Part[]): [Part, ...Part[]][] => {
  const runs: [Part, ...Part[]][] = []
  for (const part of parts) {
    const last = runs.at(-1)
    if (last && !part.isLive && !last[0].isLive) last.push(part)
    else runs.push([part])
  }
  return runs
}

export function StaticHtmlRuns({ parts }: { parts: readonly Part[] }) {
  return runsOf(parts).map((run) => {
    const [first] = run
    const markup = run.map((part) => <Fragment key={part.key}>{part.markup}</Fragment>)
    return first.isLive ? (
      markup
    ) : (
      <StaticHtml key={first.key} className="static-html" html={renderStatic(markup)} />
    )
  })
}
