import { Icon } from '@/components/ui/Icon'
import type { Car } from '@/core/car/car'
import { type Finding, hasCondition, historyRows, inspectionOf } from '@/core/car/condition'
import { FEATURES_SHOWN, splitRows } from '@/core/car/specs'
import { t } from '@/lib/words'
import { More } from './More'
import { Rows } from './Rows'

const Findings = ({ items, icon }: { items: readonly Finding[]; icon: 'tick' | 'info' }) => (
  <ul className={icon === 'tick' ? 'findings' : 'findings findings--noted'}>
    {items.map(({ part, text }) => (
      <li key={`${part} ${text}`}>
        <Icon name={icon} />
        <span>
          {part && <b>{part}</b>} {text}
        </span>
      </li>
    ))}
  </ul>
)

/** Faults come first: shoppers would find them anyway. */
function Inspection({ car }: { car: Car }) {
  const inspection = inspectionOf(car)
  if (!inspection) return null
  const { first, rest } = splitRows(inspection.passed, FEATURES_SHOWN)
  return (
    <div className="inspection">
      <p className="lede">{inspection.about}</p>
      {inspection.noted.length > 0 && (
        <>
          <h3>{t('What we noted')}</h3>
          <Findings items={inspection.noted} icon="info" />
        </>
      )}
      {first.length > 0 && (
        <>
          <h3>{t('In order')}</h3>
          <Findings items={first} icon="tick" />
        </>
      )}
      {rest.length > 0 && (
        <More label={t('Show all {count} checks', { count: inspection.passed.length })}>
          <Findings items={rest} icon="tick" />
        </More>
      )}
    </div>
  )
}

export function Condition({ car, now }: { car: Car; now: Date }) {
  if (!hasCondition(car, now)) return null
  return (
    <section className="vsec" id="condition">
      <h2>{t('Condition and history')}</h2>
      <Rows rows={historyRows(car, now)} />
      {car.file && (
        <a className="link condition__report" href={car.file}>
          <Icon name="file" />
          {t('History report')}
        </a>
      )}
      <Inspection car={car} />
    </section>
  )
}
