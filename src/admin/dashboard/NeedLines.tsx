import { PressButton } from '@/admin/staff/PressButton'
import type { Need } from './needs/need'

/** Beside a line with more buttons than this, its words would have no room. */
const BESIDE = 2

interface Props {
  needs: readonly Need[]
  /** Names by dealer, for people with several. */
  dealers: ReadonlyMap<string, string>
}

export const NeedLines = ({ needs, dealers }: Props) => (
  <ul className="fc-list fc-needs">
    {needs.map(({ id, tenant, tone, title, why, act, href, presses = [] }) => (
      <li key={id} className={presses.length > BESIDE ? 'is-long' : undefined}>
        <span className={`fc-ic${tone === 'soon' ? ' is-soon' : ''}`} aria-hidden="true">
          !
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
            <a href={href}>
              {act}
              <span className="fc-sr">: {title}</span>
            </a>
          )}
        </div>
      </li>
    ))}
  </ul>
)
