import type { Payload, TypedUser, ServerProps, VisibleEntities } from 'payload'
import { NavHamburger, NavWrapper } from '@payloadcms/next/client'
import { Logout } from '@payloadcms/ui'
import { ofAllDealers } from '@/access/shown'
import { onlyTenantOf, staffOf } from '@/access/staff'
import { DealerMark } from '@/admin/dealers/DealerMark'
import { ownRows } from '@/admin/ownRows'
import { NAV } from '@/admin/payloadContract'
import { siteAddress } from '@/admin/siteAddress'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { initialsOf } from '@/core/person/personName'
import { themeTokens } from '@/core/dealer/theme/themeCss'
import { GROUP } from '@/access/menu'
import { ROLE } from '@/access/roles'
import { SearchForm } from '@/admin/search/SearchForm'
import { SearchKeys } from '@/admin/search/SearchKeys'
import { DealerSwitch } from './DealerSwitch'
import { countsFor, isToday } from './counts'
import { Drawing, Lines } from './FoldedLines'
import { menuGroups } from './menuGroups'
import { mainFor, openLines } from './openLines'
import { EarlyScreen } from './EarlyScreen'
import { SCREEN } from './mainScreens.data'
import { KeepNavOpen } from './EndEarly'

interface ShownDealerProps {
  payload: Payload
  user: TypedUser
}

const markOf = (config: unknown): string | null =>
  tenantConfigSchema.pick({ logo: true }).safeParse(config).data?.logo.mark ?? null

/** For what the admin draws in the dealer's own colour. */
function DealerColour({ config }: { config: unknown }) {
  const { data } = tenantConfigSchema.pick({ theme: true, primaryColour: true }).safeParse(config)
  const brand = data && themeTokens(data)['--brand']
  return brand ? <style>{`:root{--fc-dealer:${brand}}`}</style> : null
}

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
      <div className="fc-nav__who">
        {only || rows.length < 2 ? (
          <p className="fc-nav__dealer">
            <DealerMark name={dealer?.name ?? 'Forecourt'} mark={dealer ? markOf(dealer.config) : null} />
            {dealer?.name ?? 'Forecourt'}
          </p>
        ) : (
          <DealerSwitch dealers={marked} shown={shown} />
        )}
        {address && (
          <a className="fc-nav__site" href={address} target="_blank" rel="noopener" title="View website">
            <span className="fc-sr">View website</span>
            <Drawing path="M15 3h6v6M10 14 21 3m-3 10v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6" />
          </a>
        )}
      </div>
      {dealer && <DealerColour config={dealer.config} />}
      {dealer && dealer.status !== 'active' && (
        <p className="fc-nav__note">The website is suspended: nobody finds it.</p>
      )}
    </>
  )
}

const BOX = 'frame-search'

function NavHead({ payload, user }: ServerProps) {
  if (!user) return null
  return (
    <div className="fc-nav">
      <a className="fc-skip" href={`#${SCREEN}`}>
        Skip the menu
      </a>
      <EarlyScreen />
      <KeepNavOpen />
      <ShownDealer payload={payload} user={user} />
      <SearchForm id={BOX} keys="Ctrl K" />
      <SearchKeys box={BOX} />
    </div>
  )
}

type MenuProps = ServerProps & { visibleEntities: VisibleEntities }

/** Who is signed in: leads to their own account. */
function Me({ user }: { user: TypedUser }) {
  const staff = staffOf(user)
  return (
    <a className="fc-nav__me" href="/admin/account">
      <span aria-hidden="true">{initialsOf(user.name)}</span>
      <span>
        {user.name}
        <small>{staff && ROLE[staff.role].name}</small>
      </span>
    </a>
  )
}

/** In place of Payload's: what is used most stands in its groups, all else behind their headings. */
export async function Menu(props: MenuProps) {
  const { payload, user, params } = props
  if (!user) return null
  const counts = await countsFor(payload, user, isToday(params))
  const groups = menuGroups(openLines(props), {
    ...{ main: mainFor(user), counts, order: ['', ...Object.values(GROUP)] },
  })
  return (
    <NavWrapper baseClass={NAV.base}>
      <nav className={NAV.wrap} aria-label="Menu">
        <NavHead {...props} />
        <div className="fc-nav__lines">
          {groups.map((group) => (
            <Lines key={group.label} {...group} />
          ))}
        </div>
        <div className={NAV.controls}>
          <Me user={user} />
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
