import { Icon } from '@/components/ui/Icon'
import type { Car } from '@/core/car/car'
import { type Finding, hasCondition, historyRows, inspectionOf } from '@/core/car/condition'
import { zonesOf } from '@/core/car/markPlaces'
import { type Measured, measuredIn } from '@/core/car/measured'
import { isCaravan } from '@/core/car/noun'
import { FEATURES_SHOWN, splitRows } from '@/core/car/specs'
import { t } from '@/lib/words'
import { More } from './More'
import { Rows } from './Rows'
import { Sketch } from './Sketch'

const Said = ({ part, text }: Finding) => (
  <span>
    {part && <b>{part}</b>} {text}
  </span>
)

const InOrder = ({ items }: { items: readonly Finding[] }) => (
  <ul className="findings">
    {items.map((finding) => (
      <li key={`${finding.part} ${finding.text}`}>
        <Icon name="tick" />
        <Said {...finding} />
      </li>
    ))}
  </ul>
)

/** Numbered as they are marked on the drawing. */
const Noted = ({ items }: { items: readonly Finding[] }) => (
  <div className="noted">
    <h4>{t('What we noted')}</h4>
    <ol className="findings findings--noted">
      {items.map((finding, index) => (
        <li key={`${finding.part} ${finding.text}`}>
          <b className="noted__number" aria-hidden="true">
            {index + 1}
          </b>
          <Said {...finding} />
        </li>
      ))}
    </ol>
  </div>
)

const Figures = ({ items }: { items: readonly Measured[] }) => (
  <dl className="measured">
    {items.map(({ value, label }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

function Drawing({ car, noted }: { car: Car; noted: readonly Finding[] }) {
  const marks = noted.map(zonesOf)
  const placed = marks.filter((places) => places.length > 0).length
  const label =
    placed === 0
      ? t('Drawing from above, without a mark.')
      : t(
          placed === 1
            ? 'Drawing from above, with {placed} mark.'
            : 'Drawing from above, with {placed} marks.',
          {
            placed,
          },
        )
  return <Sketch isVan={isCaravan(car)} marks={marks} label={label} />
}

/** Faults come first: shoppers would find them anyway. */
function Inspection({ car }: { car: Car }) {
  const inspection = inspectionOf(car)
  if (!inspection) return null
  const { first, rest } = splitRows(inspection.passed, FEATURES_SHOWN)
  const measured = measuredIn(inspection.passed)
  return (
    <div className="inspection">
      <p className="lede">{inspection.about}</p>
      <div className="looked">
        <Drawing car={car} noted={inspection.noted} />
        {measured.length > 0 && <Figures items={measured} />}
        {inspection.noted.length > 0 && <Noted items={inspection.noted} />}
      </div>
      {first.length > 0 && (
        <>
          <h4>{t('In order')}</h4>
          <InOrder items={first} />
        </>
      )}
      {rest.length > 0 && (
        <More label={t('Show all {count} checks', { count: inspection.passed.length })}>
          <InOrder items={rest} />
        </More>
      )}
    </div>
  )
}

export function Condition({ car, now }: { car: Car; now: Date }) {
  if (!hasCondition(car, now)) return null
  return (
    <section className="vsec" id="condition">
      <h3>{t('Condition and history')}</h3>
      <Inspection car={car} />
      <Rows rows={historyRows(car, now)} />
      {car.file && (
        <a className="link condition__report" href={car.file}>
          <Icon name="file" />
          {t('History report')}
        </a>
      )}
    </section>
  )
}
