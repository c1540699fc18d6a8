import { plural } from '@/core/money/format'
import type { LeadRule } from '@/features/leads/assignment.rules'
import { rowHref, listHref, newRowHref } from '@/lib/adminHrefs'
import { listedAnd } from '@/lib/text'
import { Facts } from '@/admin/kit/Facts'
import { Head } from '@/admin/kit/Head'
import { ReadyList } from '@/admin/kit/ReadyList'
import { screen } from '@/admin/kit/Screen'
import { DealerNav } from '@/admin/frame/DealerNav'
import { addDays, civilAt, dateWord } from '@/core/dealer/country/civil'
import { ruleWords, type Sharing, requestedIn, mayShareLeads, readSharing } from './sharing'
import { RuleTester } from './RuleTester'

const hrefOf = (id: string): string => rowHref('lead-rules', id)

function RuleLine({ rule, places, people }: { rule: LeadRule } & Pick<Sharing, 'places' | 'people'>) {
  const names = people.filter(({ id }) => rule.people.includes(id)).map(({ name }) => name)
  const without = rule.people.length - names.length
  const placeNames = new Map(places.map(({ id, name }) => [id, name]))
  return (
    <li>
      <div>
        <a href={hrefOf(rule.id)}>{rule.title}</a>
        <p>
          {ruleWords(rule, placeNames).map((words) => (
            <span className="fc-pill" key={words}>
              {words}
            </span>
          ))}{' '}
          {names.length ? (
            <>
              go to <b>{listedAnd(names)}</b>
              {names.length > 1 && ', in turn'}
            </>
          ) : (
            <b>go to nobody: its people get no leads any more</b>
          )}
        </p>
        {names.length > 0 && without > 0 && (
          <p className="fc-muted">
            {without} of its people {without === 1 ? 'gets' : 'get'} no leads any more.
          </p>
        )}
        {rule.again_after && (
          <p className="fc-muted">
            Goes to the next person if untouched after {plural(rule.again_after, 'open minute')}.
          </p>
        )}
      </div>
    </li>
  )
}

const READY = [
  { text: 'Every lead goes to whoever has waited longest.', values: { title: 'Everybody in turn' } },
  {
    text: 'In turn, and an untouched lead goes to the next person after half an open hour.',
    values: { title: 'Nobody waits', again_after: '30' },
  },
] as const

function RuleList({ rules, off, places, people }: Sharing) {
  return (
    <section className="fc-card fc-rules" aria-labelledby="rules-title">
      <header>
        <h2 id="rules-title">Rules</h2>
      </header>
      {rules.length === 0 && (
        <>
          <p>No rule yet: every lead waits for whoever opens it first. Begin with one of these:</p>
          <ReadyList collection="lead-rules" ready={READY} />
        </>
      )}
      <ol>
        {rules.map((rule) => (
          <RuleLine key={rule.id} rule={rule} places={places} people={people} />
        ))}
      </ol>
      {off.length > 0 && (
        <p>
          Not in use:{' '}
          {off.map(({ id, title }, nth) => (
            <span key={id}>
              {nth > 0 && ', '}
              <a href={hrefOf(id)}>{title}</a>
            </span>
          ))}
        </p>
      )}
    </section>
  )
}

const SOON_DAYS = 14

function AwayCard({ people, zone, now }: Pick<Sharing, 'people' | 'zone'> & { now: Date }) {
  const { date } = civilAt(now, zone)
  const words = (day: string) => `${dateWord(day, 'weekday')} ${dateWord(day, 'day')}`
  const lines = people.flatMap(({ name, away }) =>
    away
      .filter(([first, last]) => last >= date && first <= addDays(date, SOON_DAYS))
      .map(
        ([first, last]) =>
          [name, `${first <= date ? 'Until' : `${words(first)} to`} ${words(last)}`] as const,
      ),
  )
  return (
    <section className="fc-card" aria-labelledby="away-title">
      <header>
        <h2 id="away-title">On leave</h2>
        <a href={listHref('absences')}>All leave</a>
      </header>
      {lines.length === 0 && <p className="fc-muted">Nobody in the next two weeks.</p>}
      <Facts rows={lines} />
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
            <a
              className={sharing?.rules.length ? 'fc-btn fc-btn--main' : 'fc-btn'}
              href={newRowHref('lead-rules')}
            >
              Add a rule
            </a>
          </p>
        </Head>
        {sharing && <DealerNav dealers={sharing.dealers} shown={sharing.dealer} path="/admin/lead-sharing" />}
        {!sharing && <p className="fc-none">There is no dealer yet.</p>}
        {sharing && (
          <div className="fc-two">
            <RuleList {...sharing} />
            <div>
              {sharing.rules.length > 0 && (
                <RuleTester sharing={sharing} requested={requestedIn(query)} now={now} />
              )}
              <AwayCard people={sharing.people} zone={sharing.zone} now={now} />
            </div>
          </div>
        )}
      </>
    )
  },
)
