import { Fragment } from 'react'
import { civilAt } from '@/core/dealer/country/civil'
import { countryFacts, countryIn, STATE_NAMES } from '@/core/dealer/country/country'
import { usableZone } from '@/core/dealer/country/zones'
import { valueAt } from '@/core/settings/values'
import { DUTIES, type DutyBand, type StateDuty } from '@/core/money/duties.data'
import { formatLongDate } from '@/lib/dates'
import { grouped } from '@/lib/figures'
import { capital } from '@/lib/text'

/** `$1,350 and 5 % of what is above $45,000` */
function rateText({ rate, base, over, slide }: DutyBand): string {
  if (over) return `$${grouped(base ?? 0)} and ${rate} % of what is above $${grouped(over)}`
  if (slide) return `${rate} %, and 1 % more for each $${grouped(slide.per)} above $${grouped(slide.from)}`
  return base ? `$${grouped(base)}` : `${rate} %`
}

const bandsText = (bands: readonly DutyBand[]): string =>
  bands
    .map((band, at) => {
      const upTo = band.upTo === Infinity ? (at ? 'above' : 'any price') : `to $${grouped(band.upTo)}`
      return `${upTo}: ${rateText(band)}`
    })
    .join('; ')

function linesOf({ rates, isPassenger, note }: StateDuty): string[] {
  const lines =
    'battery' in rates
      ? [
          `Hybrid and electric, ${bandsText(rates.battery)}`,
          ...rates.cylinders.map(([upTo, bands]) =>
            upTo === Infinity
              ? `More cylinders, ${bandsText(bands)}`
              : `Up to ${upTo} cylinders, ${bandsText(bands)}`,
          ),
        ]
      : [`${isPassenger ? 'Passenger cars alone, ' : ''}${bandsText(rates)}`]
  return (note ? [...lines, note] : lines).map(capital)
}

/** What the server stored: the box below says the rest. */
function Signature({ value }: { value: unknown }) {
  const [by, at] = [valueAt(value, 'duties.checkedBy'), valueAt(value, 'duties.checkedAt')]
  if (typeof at !== 'string') return null
  const { date } = civilAt(new Date(at), usableZone(String(valueAt(value, 'timezone'))))
  const table = formatLongDate(String(valueAt(value, 'duties.checked') ?? ''))
  return (
    <p>
      Checked by {String(by)} on {formatLongDate(date)}: the table of {table}.
    </p>
  )
}

/** `Revenue NSW, revenue.nsw.gov.au`: to compare with it is one press. */
function Authority({ source }: { source: string }) {
  const [name, host] = source.split(', ')
  return (
    <a href={`https://${host}`} target="_blank" rel="noreferrer">
      {name}
    </a>
  )
}

/** The rates that the dealer checks, their own state first, with the day of each and who to compare them with. */
export function DutyTable({ value }: { value: unknown }) {
  const own = valueAt(value, 'address.state')
  const left = countryFacts(countryIn(value)).regions.filter((state) => !(state in DUTIES))
  const states = Object.entries(DUTIES).toSorted(([a], [b]) => Number(b === own) - Number(a === own))
  return (
    <>
      {states.map(([state, table]) => (
        <p key={state} className="fc-set__duty">
          <b>{STATE_NAMES.get(state)}</b>, <Authority source={table.source} />, as of{' '}
          {formatLongDate(table.asOf)}
          {linesOf(table).map((line) => (
            <Fragment key={line}>
              <br />
              {line}
            </Fragment>
          ))}
        </p>
      ))}
      {left.length > 0 && <p>Not covered: {left.map((state) => STATE_NAMES.get(state)).join(', ')}.</p>}
      <Signature value={value} />
    </>
  )
}
