import { useSyncExternalStore } from 'react'
import { accountHint } from '@/components/account/hint'
import { GARAGE_EVENT } from '@/components/car/garageEvent'
import { signInHref } from '@/domain/shoppers/signInHref'

const SIGN_IN = signInHref({ type: 'watchlist', redirect: '/garage', back: '/garage' })

const subscribe = (listener: () => void) => {
  window.addEventListener(GARAGE_EVENT, listener)
  return () => window.removeEventListener(GARAGE_EVENT, listener)
}

/** Where the garage is kept: an offer to sign in, never a wall. */
export function Kept({ hasAccounts }: { hasAccounts: boolean }) {
  const isSignedIn = useSyncExternalStore(
    subscribe,
    () => accountHint() !== null,
    () => false,
  )
  if (!hasAccounts) return <p>Kept on this device only.</p>
  return isSignedIn ? (
    <p>
      Kept in <a href="/account">your account</a>. Sold ones too are in{' '}
      <a href="/watchlist">your watchlist</a>.
    </p>
  ) : (
    <p>
      Kept on this device only. <a href={SIGN_IN}>Sign in</a> to have it on all your devices.
    </p>
  )
}
