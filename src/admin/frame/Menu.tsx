import type { Payload, TypedUser, ServerProps, VisibleEntities } from 'payload'
import { NavHamburger, NavWrapper } from '@payloadcms/next/client'
import { Logout } from '@payloadcms/ui'
import { PREFERENCE_KEYS } from 'payload/shared'
import { ofAllDealers } from '@/access/shown'
import { onlyTenantOf, staffOf } from '@/access/staff'
import { DealerMark } from '@/admin/dealers/DealerMark'
import { ownRows } from '@/admin/ownRows'
import { NAV, menuChoiceOf } from '@/admin/payloadContract'
import { siteAddress } from '@/admin/siteAddress'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { mayReadHistory } from '@/access/history'
import { GROUP } from '@/access/menu'
import { settingsEntry } from '@/admin/dealers/settingsEntry'
import { readPreference } from '@/admin/preference'
import { listHref } from '@/lib/adminHrefs'
import { SearchForm } from '@/admin/search/SearchForm'
import { SearchKeys } from '@/admin/search/SearchKeys'
import { DealerSwitch } from './DealerSwitch'
import { FoldedLines, MenuLink } from './FoldedLines'
import { menuGroups, type MenuLine } from './menuGroups'
import { topLines } from './topLines'
import { EarlyScreen } from './EarlyScreen'
import { KeepNavOpen } from './EndEarly'

interface ShownDealerProps {
  payload: Payload
  user: TypedUser
}

const markOf = (config: unknown): string | null =>
  tenantConfigSchema.pick({ logo: true }).safeParse(config).data?.logo.mark ?? null

async function ShownDealer({ payload, user }: ShownDealerProps) {
  const rows = await ownRows(
    { payload, user: ofAllDealers(user) },
    'tenants',
    {},
    { limit: 500, sort: 'name' },
  )
  const only = onlyTenantOf(user)
  const shown = only ?? staffOf(user)?.shown ?? ''
  const dealer = rows.find(({ id }) => id === shown)
  const address = dealer ? await siteAddress(payload, dealer.id) : null
  const marked = rows.map(({ id, name, config }) => ({ id, name, mark: markOf(config) }))
  return (
    <>
      {only || rows.length < 2 ? (
        <p className="fc-nav__dealer">
          <DealerMark name={dealer?.name ?? 'Forecourt'} mark={dealer ? markOf(dealer.config) : null} />
          {dealer?.name ?? 'Forecourt'}
        </p>
      ) : (
        <DealerSwitch dealers={marked} shown={shown} />
      )}
      {dealer && dealer.status !== 'active' && (
        <p className="fc-nav__note">The website is suspended: nobody finds it.</p>
      )}
      {address && (
        <a className={NAV.link} href={address} target="_blank" rel="noopener">
          <span className={NAV.words}>View website</span>
        </a>
      )}
    </>
  )
}

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

type MenuProps = ServerProps & { visibleEntities: VisibleEntities }

const CHECKS = [
  { words: 'Launch checklist', to: '/admin/launch' },
  { words: 'Mails', to: '/admin/mails' },
  { words: 'Privacy requests', to: '/admin/privacy' },
]
/** The collections that the person may read and whose role needs them, with the screens of our own. */
function linesOf({
  payload,
  user,
  permissions,
  visibleEntities,
}: MenuProps): (MenuLine & { group: string })[] {
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
export async function Menu(props: MenuProps) {
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
