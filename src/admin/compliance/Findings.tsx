import type { Finding } from '@/features/compliance/advert.rules'
import { FixLink } from '@/admin/car/showField'

interface Props {
  findings: readonly Finding[]
  /** The tab of the form with a field; without it the findings are no links. */
  tabOf?: (field: string) => string
}

const status = (musts: number, all: number): [text: string, tone: string] => {
  if (musts > 0) return [`${musts} to fix`, 'is-bad']
  return all > 0 ? [`${all} to improve`, 'is-warn'] : ['Nothing found', 'is-good']
}

export function Findings({ findings, tabOf }: Props) {
  const [text, tone] = status(findings.filter(({ isMust }) => isMust).length, findings.length)
  return (
    <section
      className="fc fc--field fc-findings"
      aria-label="Advertising rules"
      data-musts={findings.filter(({ isMust }) => isMust).length}
    >
      <p role="status">
        <b>Advertising rules</b> <span className={`fc-pill ${tone}`}>{text}</span>
      </p>
      <ul>
        {findings.map(({ rule, field, isMust, text: fix, why }) => (
          <li key={rule} className={isMust ? 'is-bad' : ''}>
            {isMust && <b>Against a rule: </b>}
            {tabOf ? <FixLink field={field} tab={tabOf(field)} text={fix} /> : fix}
            <details>
              <summary>Why</summary>
              {why}
            </details>
          </li>
        ))}
      </ul>
      <p className="fc-muted">A help while you write, not legal advice.</p>
    </section>
  )
}
