import { DefaultTemplate } from '@payloadcms/next/templates'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { DealerNav } from '@/admin/frame/DealerNav'
import { plural } from '@/core/money/format'
import { ruleWords } from '@/features/merchandising/rules.rules'
import { newRowHref, rowHref } from '@/lib/adminHrefs'
import { mayMerchandise } from './mayMerchandise'
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

export async function Merchandising({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities } = initPageResult
  const { payload, user, i18n } = req
  if (!user) redirect('/admin/login?redirect=%2Fadmin%2Fmerchandising')
  if (!mayMerchandise(user)) notFound()
  const read = await readRuleLines({ payload, user, now: new Date() }, searchParams?.dealer)
  return (
    <DefaultTemplate {...{ i18n, params, payload, permissions, searchParams, user, visibleEntities }}>
      <div className="fc">
        <header className="fc-head">
          <div>
            <h1>Merchandising rules</h1>
            <p>
              What happens to cars by itself: a tag on the picture, or the first or last place in lists. What
              you or the feed say about a car stays as it is, and the effect ends with the rule.
            </p>
          </div>
          <p className="fc-acts">
            <a className="fc-btn fc-btn--main" href={newRowHref('merchandising-rules')}>
              Add a rule
            </a>
          </p>
        </header>
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
      </div>
    </DefaultTemplate>
  )
}
