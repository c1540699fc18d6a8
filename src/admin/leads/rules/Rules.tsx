import { Head, screen } from '@/admin/kit/Screen'
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

export const Rules = screen(
  { path: '/admin/lead-sharing', may: mayShareLeads },
  async ({ payload, user, query }) => {
    const sharing = await readSharing(payload, user, query.dealer)
    const now = new Date()
    return (
      <>
        <Head
          title="How leads are shared out"
          words="The first rule that fits and has somebody available decides. “In turn” means whoever has waited longest."
        >
          <p className="fc-acts">
            <a className="fc-btn" href={listHref('lead-destinations')}>
              Who is notified by email
            </a>
            <a className="fc-btn" href={newRowHref('lead-rules')}>
              Add a rule
            </a>
          </p>
        </Head>
        {sharing && <DealerNav dealers={sharing.dealers} shown={sharing.dealer} path="/admin/lead-sharing" />}
        {!sharing && <p className="fc-none">There is no dealer yet.</p>}
        {sharing && (
          <div className="fc-lead">
            <div>
              <RuleList {...sharing} />
            </div>
            <div>
              <RuleTester sharing={sharing} asked={askedIn(query)} now={now} />
              <AwayCard people={sharing.people} zone={sharing.zone} now={now} />
            </div>
          </div>
        )}
      </>
    )
  },
)
