import type { Payload, TypedUser } from 'payload'
import { ofAllDealers } from '@/access/shown'
import { onlyTenantOf, staffOf } from '@/access/staff'
import { DealerMark } from '@/admin/dealers/DealerMark'
import { ownRows } from '@/admin/ownRows'
import { NAV } from '@/admin/payloadContract'
import { siteAddress } from '@/admin/siteAddress'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { DealerSwitch } from './DealerSwitch'

interface Props {
  payload: Payload
  user: TypedUser
}

const markOf = (config: unknown): string | null =>
  tenantConfigSchema.pick({ logo: true }).safeParse(config).data?.logo.mark ?? null

export async function ShownDealer({ payload, user }: Props) {
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
