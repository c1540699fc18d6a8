import { Head } from '@/admin/kit/Head'
import { screen } from '@/admin/kit/Screen'
import { DealerNav } from '@/admin/frame/DealerNav'
import { plural } from '@/core/money/format'
import { ruleWords } from '@/features/merchandising/rules.rules'
import { newRowHref, readyHref, rowHref } from '@/lib/adminHrefs'
import { mayMerchandise } from '@/admin/may'
import { readRuleLines, type RuleLine } from './readRules'

function Line({ rule, enabled, touches }: RuleLine) {
  return (
    <li>
      <div>
        <a href={rowHref('merchandising-rules', rule.id)}>{rule.title}</a>
        <p>{ruleWords(rule)}</p>
        <p className="fc-muted">
          {enabled ? 'Changes' : 'Would change'} {plural(touches, 'car')}
        </p>
      </div>
      <span className={`fc-pill ${enabled ? 'is-good' : ''}`}>{enabled ? 'In use' : 'Not in use'}</span>
    </li>
  )
}

/** Nothing of them is in use before a person has seen which cars they change, and ticks it. */
const READY = [
  {
    ...{ title: 'Few photos last', text: 'Fewer than 5 photos: shown last in lists.' },
    ...{ kind: 'few_photos', amount: '5', effect: 'down' },
  },
  {
    ...{ title: 'Price drop', text: 'The price fell in the last 14 days: a tag on the picture.' },
    ...{ kind: 'price_dropped', amount: '14', effect: 'tag', tag: 'Price drop' },
  },
  {
    ...{ title: 'Long here first', text: 'Longer than 90 days here: shown first in lists.' },
    ...{ kind: 'older', amount: '90', effect: 'up' },
  },
] as const

export const Merchandising = screen(
  { path: '/admin/merchandising', may: mayMerchandise },
  async ({ payload, user, query }) => {
    const read = await readRuleLines({ payload, user, now: new Date() }, query.dealer)
    return (
      <>
        <Head
          title="Merchandising rules"
          words="What happens to cars by itself: a tag on the picture, or the first or last place in lists. What you or the feed say about a car stays as it is, and the effect ends with the rule."
        >
          <a className="fc-btn fc-btn--main" href={newRowHref('merchandising-rules')}>
            Add a rule
          </a>
        </Head>
        {read && <DealerNav dealers={read.dealers} shown={read.dealer} path="/admin/merchandising" />}
        {read && !read.lines.length && (
          <section className="fc-card" aria-labelledby="ready-title">
            <header>
              <h2 id="ready-title">No rule yet. Begin with one of these</h2>
            </header>
            <ul className="fc-list fc-list--words">
              {READY.map(({ text, ...values }) => (
                <li key={values.title}>
                  <div>
                    <b>{values.title}</b>
                    <span>{text}</span>
                  </div>
                  <a className="fc-btn" href={readyHref('merchandising-rules', values)}>
                    Use it<span className="fc-sr">: {values.title}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        {read && read.lines.length > 0 && (
          <section className="fc-card fc-merch" aria-label="Rules in their order">
            <ol>
              {read.lines.map((line) => (
                <Line key={line.rule.id} {...line} />
              ))}
            </ol>
          </section>
        )}
      </>
    )
  },
)
