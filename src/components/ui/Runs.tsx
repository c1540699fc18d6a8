import { Fragment, type ReactNode } from 'react'
import { type Part, runsOf } from './runs'
import { Still } from './Still'
import { still } from './still'

/** Parts in order: live ones as they are, all between two of them as one still part. */
export function Runs({ parts }: { parts: readonly Part<ReactNode>[] }) {
  return runsOf(parts).map((run) => {
    const [first] = run
    const markup = run.map((part) => <Fragment key={part.key}>{part.markup}</Fragment>)
    return first.isLive ? markup : <Still key={first.key} className="still" markup={still(markup)} />
  })
}
