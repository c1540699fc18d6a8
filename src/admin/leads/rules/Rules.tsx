import { DefaultTemplate } from '@payloadcms/next/templates'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { DealerNav } from '@/admin/frame/DealerNav'
import { listHref, newRowHref } from '@/lib/adminHrefs'
import { askedIn } from './askedLead'
import { mayShareLeads, readSharing, type Sharing } from './readSharing'
import { RuleList } from './RuleList'
import { RuleTester } from './RuleTester'
import { addDays, civilAt, dateWord } from '@/core/place/hours/civil'

const SOON_DAYS = 14

function AwayCard({ people, zone, now }: Pick<Sharing, 'people' | 'zone'> & { now: Date }) {
  const { date } = civilAt(now, zone)
  const lines = people.flatMap(({ id, name, away }) =>
    away
      .filter(([first, last]) => last >= date && first <= addDays(date, SOON_DAYS))
      .map(([first, last]) => ({ key: `${id} ${first} ${last}`, name, first, last })),
  )
  return (
    <section className="fc-card" aria-labelledby="away-title">
      <header>
        <h2 id="away-title">On leave</h2>
        <a href={listHref('absences')}>All leave</a>
      </header>
      {lines.length === 0 && <p className="fc-muted">Nobody in the next two weeks.</p>}
      <dl className="fc-dl">
        {lines.map(({ key, name, first, last }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              {first <= date ? 'Until' : `${dateWord(first, 'weekday')} ${dateWord(first, 'day')} to`}{' '}
              {dateWord(last, 'weekday')} {dateWord(last, 'day')}
            </dd>
          </div>
        ))}
      </dl>
      <p className="fc-acts">
        <a className="fc-btn" href={newRowHref('absences')}>
          Add leave
        </a>
      </p>
    </section>
  )
}

export async function Rules({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities } = initPageResult
  const { payload, user, i18n } = req
  if (!user) redirect('/admin/login?redirect=%2Fadmin%2Flead-sharing')
  if (!mayShareLeads(user)) notFound()
  const sharing = await readSharing(payload, user, searchParams?.dealer)
  const now = new Date()
  return (
    <DefaultTemplate
      i18n={i18n}
      params={params}
      payload={payload}
      permissions={permissions}
      searchParams={searchParams}
      user={user}
      visibleEntities={visibleEntities}
    >
      <div className="fc">
        <header className="fc-head">
          <div>
            <h1>How leads are shared out</h1>
            <p>
              The first rule that fits and has somebody available decides. “In turn” means whoever has waited
              longest.
            </p>
          </div>
          <p className="fc-acts">
            <a className="fc-btn" href={listHref('lead-destinations')}>
              Who is notified by email
            </a>
            <a className="fc-btn" href={newRowHref('lead-rules')}>
              Add a rule
            </a>
          </p>
        </header>
        {sharing && <DealerNav dealers={sharing.dealers} shown={sharing.dealer} path="/admin/lead-sharing" />}
        {!sharing && <p className="fc-none">There is no dealer yet.</p>}
        {sharing && (
          <div className="fc-lead">
            <div>
              <RuleList {...sharing} />
            </div>
            <div>
              <RuleTester sharing={sharing} asked={askedIn(searchParams)} now={now} />
              <AwayCard people={sharing.people} zone={sharing.zone} now={now} />
            </div>
          </div>
        )}
      </div>
    </DefaultTemplate>
  )
}
