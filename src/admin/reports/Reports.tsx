import { Head, screen } from '@/admin/kit/Screen'
import { dateWord } from '@/core/place/hours/civil'
import { askedReport, periodQuery } from './asked'
import { mayReadReports } from './mayReadReports'
import { PeriodChoice } from './PeriodChoice'
import { readReport } from './readReport'
import { TableCard } from './TableCard'

export const Reports = screen(
  { path: '/admin/reports', may: mayReadReports },
  async ({ payload, user, query }) => {
    const now = new Date()
    const asked = await askedReport(payload, user, query, now)
    const report = asked && (await readReport({ payload, user, now }, asked))
    return (
      <>
        {!report && <p className="fc-none">There is no dealer yet.</p>}
        {asked && report && (
          <>
            <Head
              title="Reports"
              words={
                <>
                  {asked.dealer.name}, {dateWord(asked.period.first, 'day')} to{' '}
                  {dateWord(asked.period.days.at(-1) ?? asked.period.first, 'day')}{' '}
                  {asked.period.isCurrent && ', so far'}. Counted by your own website, without following
                  anyone.
                </>
              }
            >
              <PeriodChoice asked={asked} />
            </Head>
            <section className="fc-card" aria-label="Summary">
              <dl className="fc-figures fc-figures--first">
                {report.figures.map(({ label, value, beside }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>
                      <b>{value}</b>
                      <span>{beside}</span>
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
            <div className="fc-reports">
              {report.tables.map((table) => (
                <TableCard
                  key={table.key}
                  table={table}
                  file={`/admin/api/report-tables/${table.key}?${new URLSearchParams({ ...periodQuery(asked.period), dealer: asked.dealer.id })}`}
                />
              ))}
            </div>
          </>
        )}
      </>
    )
  },
)
