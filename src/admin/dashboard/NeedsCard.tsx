import { PressButton } from '@/admin/staff/PressButton'
import { Drawing } from '@/admin/frame/FoldedLines'
import { drawingOf } from './needs/drawing'
import type { Need } from './needs/need'

/** Beside a line with more buttons than this, its words would have no room. */
const BESIDE = 2

interface NeedLinesProps {
  needs: readonly Need[]
  /** Names by dealer, for people with several. */
  dealers: ReadonlyMap<string, string>
  /** The first line has the act of its screen. */
  isMain?: boolean
}

export const NeedLines = ({ needs, dealers, isMain = false }: NeedLinesProps) => (
  <ul className="fc-list fc-needs">
    {needs.map(({ id, tenant, tone, title, why, act, href, presses = [] }, at) => (
      <li key={id} className={presses.length > BESIDE ? 'is-long' : undefined}>
        <span className={`fc-ic${tone === 'soon' ? ' is-soon' : ''}`} aria-hidden="true">
          <Drawing path={drawingOf(href)} />
        </span>
        <div>
          <b>{title}</b>
          <span>{dealers.size > 1 ? `${dealers.get(tenant) ?? 'No dealer'}. ${why}` : why}</span>
        </div>
        <div className="fc-acts">
          {presses.map(({ calls, ...press }) => (
            <PressButton key={press.label} call={calls} {...press} about={title} />
          ))}
          {href && (
            <a
              className={isMain && at === 0 && presses.length === 0 ? 'fc-btn fc-btn--main' : 'fc-btn'}
              href={href}
            >
              {act}
              <span className="fc-sr">: {title}</span>
            </a>
          )}
        </div>
      </li>
    ))}
  </ul>
)

const SHOWN = 12

interface NeedsCardProps {
  needs: readonly Need[]
  /** Names by dealer, for people with several. */
  dealers: ReadonlyMap<string, string>
  title: string
  isMain?: boolean
}

export function NeedsCard({ needs, dealers, title: heading, isMain = false }: NeedsCardProps) {
  const wrong = needs.filter(({ tone }) => tone === 'bad').length
  const more = needs.length - SHOWN
  return (
    <section className="fc-card" aria-labelledby="needs-title">
      <header>
        <h2 id="needs-title">{heading}</h2>
        {wrong > 0 && <span className="fc-pill is-bad">{wrong} wrong now</span>}
        {needs.length > wrong && <span className="fc-pill is-warn">{needs.length - wrong} waiting</span>}
      </header>
      <NeedLines {...{ needs: needs.slice(0, SHOWN), dealers, isMain }} />
      {needs.length === 0 && (
        <p className="fc-foot">Nothing else needs attention. New items appear here automatically.</p>
      )}
      {more > 0 && <p className="fc-foot">{more} more come up as these are done.</p>}
    </section>
  )
}
