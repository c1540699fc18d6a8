import { Fragment, type ReactNode } from 'react'
import { Still } from './StaticHtml'
import { still } from './renderStatic'

export interface Part {
  key: string
  /** It has behaviour of its own and is hydrated; every other part is served by event delegation. */
  isLive: boolean
  markup: ReactNode
}

/** Neighbours without behaviour of their own become one run, to be one still part; a live part is a run alone. */
const runsOf = (parts: readonly Part[]): [Part, ...Part[]][] => {
  const runs: [Part, ...Part[]][] = []
  for (const part of parts) {
    const last = runs.at(-1)
    if (last && !part.isLive && !last[0].isLive) last.push(part)
    else runs.push([part])
  }
  return runs
}

/** Parts in order: live ones as they are, all between two of them as one still part. */
export function Runs({ parts }: { parts: readonly Part[] }) {
  return runsOf(parts).map((run) => {
    const [first] = run
    const markup = run.map((part) => <Fragment key={part.key}>{part.markup}</Fragment>)
    return first.isLive ? markup : <Still key={first.key} className="still" markup={still(markup)} />
  })
}
