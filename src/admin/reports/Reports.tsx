import { DefaultTemplate } from '@payloadcms/next/templates'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { DealerOptions } from '@/admin/fields/DealerOptions'
import { addDays, dateWord } from '@/domain/hours/civil'
import { askedReport, reportHref, type AskedReport } from './asked'
import { mayReadReports } from './mayReadReports'
import { readReport } from './readReport'
import { TableCard } from './TableCard'

const HERE = '/admin/login?redirect=%2Fadmin%2Freports'

function Steps({ asked }: { asked: AskedReport }) {
  const { week, dealer, dealers } = asked
  return (
    <nav className="fc-steps" aria-label="Weeks">
      <a className="fc-btn" href={reportHref(asked, { week: addDays(week.monday, -7) })}>
        Previous week
      </a>
      {!week.isCurrent && (
        <a className="fc-btn" href={reportHref(asked, { week: addDays(week.monday, 7) })}>
          Next week
        </a>
      )}
      {dealers.length > 1 && (
        <form action="/admin/reports">
          <input type="hidden" name="week" value={week.monday} />
          <label className="fc-sr" htmlFor="report-dealer">
            Dealer
          </label>
          <select id="report-dealer" name="dealer" defaultValue={dealer.id}>
            <DealerOptions dealers={dealers} />
          </select>{' '}
          <button className="fc-btn" type="submit">
            Show
          </button>
        </form>
      )}
    </nav>
  )
}

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
                  {asked.dealer.name}, {dateWord(asked.week.monday, 'day')} to{' '}
                  {dateWord(addDays(asked.week.monday, 6), 'day')}
                  {asked.week.isCurrent && ', so far'}. Counted by your own website, without following anyone.
                </p>
              </div>
              <Steps asked={asked} />
            </header>
            <section className="fc-card" aria-label="Summary of the week">
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
                  file={`/admin/api/report-tables/${table.key}?${new URLSearchParams({ week: asked.week.monday, dealer: asked.dealer.id })}`}
                />
              ))}
            </div>
          </>
        )}
      </div>
    </DefaultTemplate>
  )
}
