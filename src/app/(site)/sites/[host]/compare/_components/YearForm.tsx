import { type Energy, MOST_RUNNING } from '@/core/car/runningCost'
import { runningUse } from '@/core/car/runningUse'
import { carTitle } from '@/core/car/text'
import { formatNumber } from '@/core/money/format'
import type { CompareGroup } from '@/features/compare/compareCars.rules'
import type { CompareData } from '@/app/(site)/sites/[host]/compare/page-data'
import { phrase, t } from '@/lib/words'

const PRICES: readonly (readonly [Energy, string])[] = [
  ['petrol', phrase('Cents for a litre')],
  ['diesel', phrase('Cents for a litre of diesel')],
  ['power', phrase('Cents for a kWh')],
]

interface BoxProps {
  id: string
  name: string
  label: string
  value: number | undefined
  most: number
  isBad: boolean
}

function Box({ id, name, label, value, most, isBad }: BoxProps) {
  const note = `${id}-fault`
  return (
    <div className={isBad ? 'field is-bad' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        inputMode="decimal"
        defaultValue={value}
        aria-invalid={isBad || undefined}
        aria-describedby={isBad ? note : undefined}
      />
      {isBad && (
        <p id={note} className="field__err">
          {t('Give a figure up to {most}.', { most: formatNumber(most) })}
        </p>
      )}
    </div>
  )
}

/** The sums of the table, beside the figures that they are computed from. */
function Sums({ data: { cars }, groups }: Props) {
  const rows = new Map(groups.flatMap((group) => group.rows).map((row) => [row.label, row]))
  const sums = rows.get('A year of driving')?.values ?? []
  const energy = rows.get('Fuel or power, a year')?.values ?? []
  return (
    <dl className="cmpyear__sums">
      {cars.map((car, at) => (
        <div key={car.id}>
          <dt>{carTitle(car)}</dt>
          <dd>{sums[at] ?? energy[at] ?? t('Not listed')}</dd>
        </div>
      ))}
    </dl>
  )
}

interface Props {
  data: CompareData
  groups: readonly CompareGroup[]
}

/** The figures behind the rows of a year's cost. The address has them, so that a comparison is shared with them. */
export function YearForm({ data, groups }: Props) {
  const { cars, site, year, differencesOnly } = data
  const uses = cars.map((car) => runningUse(car, site.config)?.energy)
  if (!uses.some(Boolean)) return null
  const isBad = (id: string) => year.bad.includes(id)
  return (
    <form action="/compare#year" id="year" className="cmpyear">
      <h2>{t('What a year of driving costs')}</h2>
      <Sums data={data} groups={groups} />
      <p>
        {t(
          'Type your own figures. Fuel is as measured in the laboratory; what is not listed is not counted.',
        )}
      </p>
      <input type="hidden" name="cars" value={cars.map(({ slug }) => slug).join(',')} />
      {!differencesOnly && <input type="hidden" name="only" value="all" />}
      <div className="cmpyear__boxes">
        <Box
          id="year-km"
          name="km"
          label={t('Kilometres a year')}
          value={year.km}
          most={MOST_RUNNING.km}
          isBad={isBad('km')}
        />
        {PRICES.filter(([energy]) => uses.includes(energy)).map(([energy, label]) => (
          <Box
            key={energy}
            id={`year-${energy}`}
            name={energy}
            label={t(label)}
            value={year.cents[energy]}
            most={MOST_RUNNING.cents}
            isBad={isBad(energy)}
          />
        ))}
        {cars.map((car, at) => (
          <Box
            key={car.id}
            id={`year-fixed${at}`}
            name="fixed"
            label={t('Rego and insurance a year, $: {title}', { title: carTitle(car) })}
            value={year.fixed[at] || undefined}
            most={MOST_RUNNING.fixed}
            isBad={isBad(`fixed${at}`)}
          />
        ))}
      </div>
      <button className="btn btn--line" type="submit">
        {t('Work it out')}
      </button>
    </form>
  )
}
