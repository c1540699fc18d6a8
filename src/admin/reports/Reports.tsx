import { DefaultTemplate } from '@payloadcms/next/templates'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { dateWord } from '@/core/place/hours/civil'
import { askedReport, periodQuery } from './asked'
import { mayReadReports } from './mayReadReports'
import { PeriodChoice } from './PeriodChoice'
import { readReport } from './readReport'
import { TableCard } from './TableCard'

const HERE = '/admin/login?redirect=%2Fadmin%2Freports'

export async function Reports({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities } = initPageResult
  const { payload, user, i18n } = req
  if (!user) redirect(HERE)
  if (!mayReadReports(user)) notFound()
  const now = new Date()
  const asked = await askedReport(payload, user, searchParams ?? {}, now)
  const report = asked && (await readReport({ payload, user, now }, asked))
  return (
    <DefaultTemplate {...{ i18n, params, payload, permissions, searchParams, user, visibleEntities }}>
      <div className="fc">
        {!report && <p className="fc-none">There is no dealer yet.</p>}
        {asked && report && (
          <>
            <header className="fc-head">
              <div>
                <h1>Reports</h1>
                <p>
                  {asked.dealer.name}, {dateWord(asked.period.first, 'day')} to{' '}
                  {dateWord(asked.period.days.at(-1) ?? asked.period.first, 'day')}
                  {asked.period.isCurrent && ', so far'}. Counted by your own website, without following
                  anyone.
                </p>
              </div>
              <PeriodChoice asked={asked} />
            </header>
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
      </div>
    </DefaultTemplate>
  )
}
