import { Fragment, type ReactNode } from 'react'
import { noteLeftOut } from '@/lib/soundParts'
import { StaticHtml } from './StaticHtml'
import { renderStatic } from './renderStatic'

export interface Part {
  key: string
  /** Hydrates. All other parts use event delegation. */
  isLive: boolean
  markup?: ReactNode
  /** A still part that is drawn already, in place of `markup`. */
  html?: string
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

/** A part that fails alone is left out; the others of its run stay. */
function staticHtml(run: readonly Part[]): string {
  const markupOf = (parts: readonly Part[]) =>
    parts.some(({ html }) => html !== undefined)
      ? parts.map(({ html, markup }) => html ?? renderStatic(markup)).join('')
      : renderStatic(parts.map((part) => <Fragment key={part.key}>{part.markup}</Fragment>))
  try {
    return markupOf(run)
  } catch (error) {
    if (run.length > 1) return run.map((part) => staticHtml([part])).join('')
    noteLeftOut({ of: 'part of a page', id: run[0]?.key, faults: [String(error)] })
    return ''
  }
}

export function StaticHtmlRuns({ parts }: { parts: readonly Part[] }) {
  return runsOf(parts).map((run) => {
    const [first] = run
    return first.isLive ? (
      <Fragment key={first.key}>{first.markup}</Fragment>
    ) : (
      <StaticHtml key={first.key} className="static-html" html={staticHtml(run)} />
    )
  })
}
