import type { ServerProps } from 'payload'
import { SearchForm } from '@/admin/search/SearchForm'
import { SearchKeys } from '@/admin/search/SearchKeys'
import { EarlyScreen } from './EarlyScreen'
import { KeepNavOpen } from './KeepNavOpen'
import { MenuLink } from './MenuLink'
import { ShownDealer } from './ShownDealer'
import { TODAY } from './mainScreens.data'

const BOX = 'frame-search'

export function NavHead({ payload, user }: ServerProps) {
  if (!user) return null
  return (
    <div className="fc-nav">
      <EarlyScreen />
      <KeepNavOpen />
      <ShownDealer payload={payload} user={user} />
      <SearchForm id={BOX} />
      <SearchKeys box={BOX} />
      <MenuLink {...TODAY} />
    </div>
  )
}
