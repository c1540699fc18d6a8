import { DealerOptions } from '@/admin/fields/options'
import { PhoneFold } from '@/admin/kit/PhoneFold'
import { DayBox } from '@/admin/fields/TypedBox'
import { besideFirst, USUAL_DAYS, type Period, type PeriodKind } from '@/features/reports/period.rules'
import { addDays } from '@/core/dealer/country/civil'
import { periodQuery, reportHref, type RequestedReport } from './requestedReport'

const KINDS: readonly [Exclude<PeriodKind, 'range'>, string][] = [
  ['week', 'Week'],
  ['month', 'Month'],
  ['quarter', 'Quarter'],
]
const stepOf = ({ kind, days }: Period): string =>
  kind === 'range' ? (days.length === 1 ? 'day' : `${days.length} days`) : kind

const isUsual = ({ kind, days, isCurrent }: Period): boolean =>
  kind === 'range' && isCurrent && days.length === USUAL_DAYS

/** The same kind of period beside this one. */
function beside({ period }: RequestedReport, way: -1 | 1): Record<string, string> {
  const first = besideFirst(period, way)
  return period.kind === 'range'
    ? { period: 'range', from: first, to: addDays(first, period.days.length - 1) }
    : { period: period.kind, day: first }
}

export function PeriodChoice({ requested }: { requested: RequestedReport }) {
  const { period, dealer, dealers } = requested
  const last = period.days.at(-1) ?? period.first
  return (
    <PhoneFold label={isUsual(period) ? `Last ${USUAL_DAYS} days` : 'Period'}>
      <div className="fc-steps">
        <nav className="fc-steps" aria-label="Time">
          <a
            className="fc-btn"
            href={reportHref(requested, {})}
            aria-current={isUsual(period) ? 'true' : undefined}
          >
            Last {USUAL_DAYS} days
          </a>
          {KINDS.map(([kind, words]) => (
            <a
              key={kind}
              className="fc-btn"
              href={reportHref(requested, { period: kind, day: period.first })}
              aria-current={period.kind === kind ? 'true' : undefined}
            >
              {words}
            </a>
          ))}
          <a className="fc-btn" href={reportHref(requested, beside(requested, -1))}>
            Previous {stepOf(period)}
          </a>
          {!period.isCurrent && (
            <a className="fc-btn" href={reportHref(requested, beside(requested, 1))}>
              Next {stepOf(period)}
            </a>
          )}
        </nav>
        <form action="/admin/reports" key={`${period.first} ${last}`}>
          <input type="hidden" name="period" value="range" />
          {dealers.length > 1 && <input type="hidden" name="dealer" value={dealer.id} />}
          <DayBox name="from" aria-label="From" value={period.first} required />
          <DayBox name="to" aria-label="To" value={last} required />
          <button
            className="fc-btn"
            type="submit"
            aria-current={period.kind === 'range' && !isUsual(period) ? 'true' : undefined}
          >
            Show these days
          </button>
        </form>
        {dealers.length > 1 && (
          <form action="/admin/reports">
            {Object.entries(periodQuery(period)).map(([name, value]) => (
              <input type="hidden" name={name} value={value} key={name} />
            ))}
            <label className="fc-sr" htmlFor="report-dealer">
              Dealer
            </label>
            <select id="report-dealer" name="dealer" defaultValue={dealer.id}>
              <DealerOptions dealers={dealers} />
            </select>
            <button className="fc-btn" type="submit">
              Show
            </button>
          </form>
        )}
      </div>
    </PhoneFold>
  )
}
