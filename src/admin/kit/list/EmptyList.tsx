import type { BeforeListTableServerProps, CollectionSlug } from 'payload'
import { firstTenantOf } from '@/access/staff'
import { dealerConfig } from '@/admin/dealerZone'
import { settingsEntry } from '@/admin/dealers/settingsEntry'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { Drawing } from '@/admin/frame/FoldedLines'
import { newRowHref } from '@/lib/adminHrefs'
import { ICONS } from './icons'
import { isFiltered } from './isFiltered'
import { LIST_WORDS } from './listWords.data'
import { emptyFacts, type Said } from './emptyFacts'
import { OnlyInList } from './OnlyInList'

type Props = Pick<
  BeforeListTableServerProps,
  'data' | 'payload' | 'searchParams' | 'user' | 'hasCreatePermission'
> & { collectionSlug: CollectionSlug }

/** What the dealer has switched off, and where that is changed. Nothing is said of several dealers at once. */
async function offWords({ payload, user, collectionSlug }: Props): Promise<Said | null> {
  const feature = LIST_WORDS[collectionSlug]?.feature
  const tenant = firstTenantOf(user)
  if (!feature || !tenant) return null
  const { data } = tenantConfigSchema.safeParse(await dealerConfig(payload, tenant))
  if (!data || data.features[feature.name]) return null
  const entry = settingsEntry(user)
  return {
    title: feature.off,
    links: entry ? [{ href: `${entry.to}#settings-features`, words: 'Switch it on in the settings' }] : [],
  }
}

/** A list without rows, and without a filter that hides them: what comes here, when, and what can be done now. */
export async function EmptyList(props: Props) {
  const { collectionSlug, data, searchParams, hasCreatePermission, payload, user } = props
  const words = LIST_WORDS[collectionSlug]
  if (!words || words.isSaid || !user || data.totalDocs > 0 || isFiltered(searchParams)) return null
  const [off, said] = await Promise.all([offWords(props), emptyFacts(collectionSlug, { payload, user })])
  // What is off is not on the website.
  const links = [...(off?.links ?? []), ...((off && said?.isOnSite ? null : said?.links) ?? [])]
  return (
    <OnlyInList collection={collectionSlug}>
      <section className="fc-empty" aria-labelledby="empty-title">
        <span>
          <Drawing path={ICONS[words.icon]} />
        </span>
        <h2 id="empty-title">{off?.title ?? words.title}</h2>
        <p>{words.text}</p>
        {said?.text && <p>{said.text}</p>}
        <div className="fc-acts">
          {words.add && (words.isForReaders || hasCreatePermission) && (
            <a className="fc-btn fc-btn--main" href={words.addAt ?? newRowHref(collectionSlug)}>
              {words.add}
            </a>
          )}
          {links.map(({ href, words: label }, nth) => (
            <a key={href} className={!nth && off ? 'fc-btn fc-btn--main' : 'fc-btn'} href={href}>
              {label}
            </a>
          ))}
        </div>
      </section>
    </OnlyInList>
  )
}
