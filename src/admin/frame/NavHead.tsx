import type { ServerProps } from 'payload'
import { SearchForm } from '@/admin/search/SearchForm'
import { SearchKeys } from '@/admin/search/SearchKeys'
import { EarlyScreen } from './EarlyScreen'
import { KeepNavOpen } from './KeepNavOpen'
import { ShownDealer } from './ShownDealer'

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
    </div>
  )
}
