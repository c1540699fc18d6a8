import { NavHamburger, NavWrapper } from '@payloadcms/next/client'
import { Logout } from '@payloadcms/ui'
import type { ServerProps, VisibleEntities } from 'payload'
import { PREFERENCE_KEYS } from 'payload/shared'
import { mayReadHistory } from '@/access/history'
import { GROUP } from '@/access/menu'
import { settingsEntry } from '@/admin/dealers/settingsEntry'
import { menuChoiceOf, NAV } from '@/admin/payloadContract'
import { readPreference } from '@/admin/preference'
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
  const chosen = menuChoiceOf(await readPreference(payload, user, PREFERENCE_KEYS.NAV))
  const top = topLines(user)
  const groups = menuGroups(linesOf(props), top, Object.values(GROUP))
  return (
    <NavWrapper baseClass={NAV.base}>
      <nav className={NAV.wrap} aria-label="Menu">
        <NavHead {...props} />
        {top.map((line) => (
          <MenuLink key={line.to} {...line} />
        ))}
        {groups.map((group) => (
          <FoldedLines key={group.label} {...group} chosen={chosen(group.label)} />
        ))}
        <div className={NAV.controls}>
          <Logout />
        </div>
      </nav>
      <div className={NAV.header}>
        <div className={NAV.headerRow}>
          <NavHamburger baseClass={NAV.base} />
        </div>
      </div>
    </NavWrapper>
  )
}
