import { type Energy, MOST_RUNNING } from '@/core/car/runningCost'
import { runningUse } from '@/core/car/runningUse'
import { carTitle } from '@/core/car/text'
import { formatNumber } from '@/core/money/format'
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

/** The figures behind the rows of a year's cost. The address has them, so that a comparison is shared with them. */
export function YearForm({ data }: { data: CompareData }) {
  const { cars, site, year, differencesOnly } = data
  const uses = cars.map((car) => runningUse(car, site.config)?.energy)
  if (!uses.some(Boolean)) return null
  const isBad = (id: string) => year.bad.includes(id)
  return (
    <form action="/compare#year" id="year" className="cmpyear">
      <h2>{t('What a year of driving costs')}</h2>
      <p>{t('Type your own figures: the table above counts with them.')}</p>
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
