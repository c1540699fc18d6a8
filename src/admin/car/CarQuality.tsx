import type { Quality } from '@/core/car/quality'
import { FixLink } from './FixLink'

interface Props {
  quality: Quality
  mayMend: boolean
}

export function CarQuality({ quality: { score, fixes }, mayMend }: Props) {
  return (
    <div className="fc-quality">
      <p>
        <span>
          <b>Ad {score} % complete</b>, by what shoppers ask for
        </span>
        <meter min={0} low={50} high={75} optimum={100} max={100} value={score} aria-hidden="true" />
      </p>
      {fixes.length > 0 && mayMend && (
        <ul>
          {fixes.map((fix) => (
            <li key={fix.field} className={fix.essential ? 'is-bad' : ''}>
              {fix.essential && <span className="fc-pill is-bad">Missing</span>}
              <FixLink field={fix.field} tab={fix.tab} text={fix.text} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
