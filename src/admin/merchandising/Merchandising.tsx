import { Head, screen } from '@/admin/kit/Screen'
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
          <p className="fc-acts">
            <a className="fc-btn fc-btn--main" href={newRowHref('merchandising-rules')}>
              Add a rule
            </a>
          </p>
        </Head>
        {read && <DealerNav dealers={read.dealers} shown={read.dealer} path="/admin/merchandising" />}
        {!read?.lines.length && (
          <p className="fc-none">No rule yet. A first one may be: fewer than 5 photos, show last.</p>
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
