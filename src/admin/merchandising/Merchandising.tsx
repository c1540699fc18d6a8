import { Head } from '@/admin/kit/Head'
import { ReadyList } from '@/admin/kit/ReadyList'
import { screen } from '@/admin/kit/Screen'
import { DealerNav } from '@/admin/frame/DealerNav'
import { plural } from '@/core/money/format'
import { ruleWords } from '@/features/merchandising/rules.rules'
import { newRowHref, rowHref } from '@/lib/adminHrefs'
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
    text: 'Fewer than 5 photos: shown last in lists.',
    values: { title: 'Few photos last', kind: 'few_photos', amount: '5', effect: 'down' },
  },
  {
    text: 'The price fell in the last 14 days: a tag on the picture.',
    values: { title: 'Price drop', kind: 'price_dropped', amount: '14', effect: 'tag', tag: 'Price drop' },
  },
  {
    text: 'Longer than 90 days here: shown first in lists.',
    values: { title: 'Long here first', kind: 'older', amount: '90', effect: 'up' },
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
          words="A tag on the picture, or the first or last place in lists, for as long as the rule applies."
        >
          <a
            className={read?.lines.length ? 'fc-btn fc-btn--main' : 'fc-btn'}
            href={newRowHref('merchandising-rules')}
          >
            Add a rule
          </a>
        </Head>
        {read && <DealerNav dealers={read.dealers} shown={read.dealer} path="/admin/merchandising" />}
        {read && !read.lines.length && (
          <section className="fc-card" aria-labelledby="ready-title">
            <header>
              <h2 id="ready-title">No rule yet. Begin with one of these</h2>
            </header>
            <ReadyList collection="merchandising-rules" ready={READY} />
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
