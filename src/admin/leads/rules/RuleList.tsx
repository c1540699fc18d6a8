import { plural } from '@/core/money/format'
import type { LeadRule } from '@/features/leads/assignment.rules'
import { rowHref } from '@/lib/adminHrefs'
import { listedAnd } from '@/lib/text'
import { ruleWords } from './ruleWords'
import type { Sharing } from './readSharing'

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

export function RuleList({ rules, off, places, people }: Sharing) {
  return (
    <section className="fc-card fc-rules" aria-labelledby="rules-title">
      <header>
        <h2 id="rules-title">Rules</h2>
      </header>
      {rules.length === 0 && (
        <p className="fc-none">No rule yet: every lead waits for whoever opens it first.</p>
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
