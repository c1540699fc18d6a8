'use client'
import { useSyncExternalStore } from 'react'
import { isSignedIn } from '@/components/accounts/hint'
import { GARAGE_EVENT } from '@/components/car/garageEvent'
import { signInHref } from '@/features/accounts/signInHref.rules'
import { t } from '@/lib/words'

const SIGN_IN = signInHref({ type: 'watchlist', redirect: '/garage', back: '/garage' })

const subscribe = (listener: () => void) => {
  window.addEventListener(GARAGE_EVENT, listener)
  return () => window.removeEventListener(GARAGE_EVENT, listener)
}

/** Says where the garage is stored, and offers a sign-in without requiring one. */
export function Stored({ hasAccounts }: { hasAccounts: boolean }) {
  const isIn = useSyncExternalStore(subscribe, isSignedIn, () => false)
  if (!hasAccounts) return <p>{t('Kept on this device only.')}</p>
  return isIn ? (
    <p>
      {t('Kept in')} <a href="/account">{t('your account')}</a>
      {t('. Sold ones too are in')} <a href="/watchlist">{t('all you saved')}</a>.
    </p>
  ) : (
    <p>
      {t('Kept on this device only.')} <a href={SIGN_IN}>{t('Sign in')}</a>{' '}
      {t('to have it on all your devices.')}
    </p>
  )
}
