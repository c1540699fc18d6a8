import { type Energy, MOST_RUNNING, PRICE_LABELS } from '@/core/car/runningCost'
import { runningUse } from '@/core/car/runningUse'
import { carTitle } from '@/core/car/text'
import { formatNumber } from '@/core/money/format'
import { FigureBox } from '@/app/(site)/sites/[host]/cars/[slug]/_components/FigureBox'
import { type CompareGroup, ENERGY, YEAR } from '@/features/compare/compareCars.rules'
import type { CompareData } from '@/app/(site)/sites/[host]/compare/page-data'
import { t } from '@/lib/words'

const ENERGIES: readonly Energy[] = ['petrol', 'diesel', 'power']

/** The sums of the table, beside the figures that they are computed from. */
function Sums({ data: { cars }, groups }: Props) {
  const rows = new Map(groups.flatMap((group) => group.rows).map((row) => [row.label, row]))
  const sums = rows.get(YEAR)?.values ?? []
  const energy = rows.get(ENERGY)?.values ?? []
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
  const typedIn = (box: string, most: number) => ({
    inputMode: 'decimal' as const,
    figure: null,
    fault: year.bad.includes(box)
      ? t('Give a figure up to {most}.', { most: formatNumber(most) })
      : undefined,
  })
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
        <FigureBox
          id="year-km"
          name="km"
          label={t('Kilometres a year')}
          usual={year.km}
          {...typedIn('km', MOST_RUNNING.km)}
        />
        {ENERGIES.filter((energy) => uses.includes(energy)).map((energy) => (
          <FigureBox
            key={energy}
            id={`year-${energy}`}
            name={energy}
            label={t(PRICE_LABELS[energy])}
            usual={year.cents[energy]}
            {...typedIn(energy, MOST_RUNNING.cents)}
          />
        ))}
        {cars.map((car, at) => (
          <FigureBox
            key={car.id}
            id={`year-fixed${at}`}
            name="fixed"
            label={t('Rego and insurance a year, $: {title}', { title: carTitle(car) })}
            usual={year.fixed[at] || undefined}
            {...typedIn(`fixed${at}`, MOST_RUNNING.fixed)}
          />
        ))}
      </div>
      <button className="btn btn--line" type="submit">
        {t('Work it out')}
      </button>
    </form>
  )
}
