import type { ServerProps } from 'payload'
import { ownRows } from '@/admin/ownRows'
import { SearchForm } from '@/admin/search/SearchForm'
import { SearchKeys } from '@/admin/search/SearchKeys'
import { siteAddress } from '@/admin/siteAddress'
import { onlyTenantOf } from '@/access/staff'
import { KeepNavOpen } from './KeepNavOpen'

const BOX = 'frame-search'

/** The dealer's name, the way to its site, the one search box, and the way back to Today. */
export async function NavHead({ payload, user }: ServerProps) {
  if (!user) return null
  const tenant = onlyTenantOf(user)
  const [dealer] = tenant ? await ownRows({ payload, user }, 'tenants', { id: { equals: tenant } }) : []
  const address = tenant ? await siteAddress(payload, tenant) : null
  return (
    <div className="fc-nav">
      <KeepNavOpen />
      <p className="fc-nav__dealer">
        <span aria-hidden="true">{(dealer?.name ?? 'Forecourt').charAt(0)}</span>
        {dealer?.name ?? 'Forecourt'}
      </p>
      {address && (
        <a className="nav__link" href={address} target="_blank" rel="noopener">
          <span className="nav__link-label">See the website</span>
        </a>
      )}
      <SearchForm id={BOX} />
      <SearchKeys box={BOX} />
      <a className="nav__link" href="/admin">
        <span className="nav__link-label">Today</span>
      </a>
    </div>
  )
}
