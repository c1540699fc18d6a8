import { NeedLines } from './NeedLines'
import type { Need } from './needs/need'

const SHOWN = 12

interface Props {
  needs: readonly Need[]
  /** Names by dealer, for people with several. */
  dealers: ReadonlyMap<string, string>
  title: string
}

export function NeedsCard({ needs, dealers, title: heading }: Props) {
  const wrong = needs.filter(({ tone }) => tone === 'bad').length
  const more = needs.length - SHOWN
  return (
    <section className="fc-card" aria-labelledby="needs-title">
      <header>
        <h2 id="needs-title">{heading}</h2>
        {wrong > 0 && <span className="fc-pill is-bad">{wrong} wrong now</span>}
        {needs.length > wrong && <span className="fc-pill is-warn">{needs.length - wrong} waiting</span>}
      </header>
      <NeedLines needs={needs.slice(0, SHOWN)} dealers={dealers} />
      {needs.length === 0 && (
        <p className="fc-foot">Nothing else needs attention. New items appear here automatically.</p>
      )}
      {more > 0 && <p className="fc-foot">{more} more come up as these are done.</p>}
    </section>
  )
}
