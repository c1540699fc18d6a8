import { NavHamburger, NavWrapper } from '@payloadcms/next/client'
import { Logout } from '@payloadcms/ui'
import type { Payload, ServerProps, TypedUser, VisibleEntities } from 'payload'
import { PREFERENCE_KEYS } from 'payload/shared'
import { z } from 'zod'
import { mayReadHistory } from '@/access/history'
import { GROUP } from '@/access/menu'
import { settingsEntry } from '@/admin/dealers/settingsEntry'
import { listHref } from '@/lib/adminHrefs'
import { FoldedLines } from './FoldedLines'
import { menuGroups, type MenuLine } from './menuGroups'
import { MenuLink } from './MenuLink'
import { topLines } from './topLines'
import { SearchForm } from '@/admin/search/SearchForm'
import { SearchKeys } from '@/admin/search/SearchKeys'
import { EarlyScreen } from './EarlyScreen'
import { KeepNavOpen } from './KeepNavOpen'
import { ShownDealer } from './ShownDealer'

const BOX = 'frame-search'

function NavHead({ payload, user }: ServerProps) {
  if (!user) return null
  return (
    <div className="fc-nav">
      <EarlyScreen />
      <KeepNavOpen />
      <ShownDealer payload={payload} user={user} />
      <SearchForm id={BOX} />
      <SearchKeys box={BOX} />
    </div>
  )
}

type Props = ServerProps & { visibleEntities: VisibleEntities }

const CHECKS = [
  { words: 'Launch checklist', to: '/admin/launch' },
  { words: 'Mails', to: '/admin/mails' },
  { words: 'Privacy requests', to: '/admin/privacy' },
]
const chosenSchema = z.object({ groups: z.record(z.string(), z.object({ open: z.boolean() })).default({}) })

async function chosenGroups(payload: Payload, user: TypedUser) {
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: { and: [{ key: { equals: PREFERENCE_KEYS.NAV } }, { 'user.value': { equals: user.id } }] },
    ...{ depth: 0, limit: 1, pagination: false, user, overrideAccess: false },
  })
  return chosenSchema.safeParse(docs[0]?.value).data?.groups ?? {}
}

/** The collections that the person may read and whose role needs them, with the screens of our own. */
function linesOf({ payload, user, permissions, visibleEntities }: Props): (MenuLine & { group: string })[] {
  const collections = payload.config.collections.flatMap(({ slug, labels, admin: { group } }) => {
    const isThere = visibleEntities.collections.includes(slug) && permissions?.collections?.[slug]?.read
    return isThere && typeof group === 'string'
      ? [{ group, words: String(labels.plural), to: listHref(slug) }]
      : []
  })
  const settings = settingsEntry(user)
  const own = [...(settings ? [settings] : []), ...(mayReadHistory(user) ? CHECKS : [])]
  return [...own.map((line) => ({ group: GROUP.settings, ...line })), ...collections]
}

/** In place of Payload's: what is used each day is at the top, all else in groups that are closed at first. */
export async function Menu(props: Props) {
  const { payload, user } = props
  if (!user) return null
  const chosen = await chosenGroups(payload, user)
  const top = topLines(user)
  const groups = menuGroups(linesOf(props), top, Object.values(GROUP))
  return (
    <NavWrapper baseClass="nav">
      <nav className="nav__wrap" aria-label="Menu">
        <NavHead {...props} />
        {top.map((line) => (
          <MenuLink key={line.to} {...line} />
        ))}
        {groups.map((group) => (
          <FoldedLines key={group.label} {...group} chosen={chosen[group.label]?.open ?? null} />
        ))}
        <div className="nav__controls">
          <Logout />
        </div>
      </nav>
      <div className="nav__header">
        <div className="nav__header-content">
          <NavHamburger baseClass="nav" />
        </div>
      </div>
    </NavWrapper>
  )
}
