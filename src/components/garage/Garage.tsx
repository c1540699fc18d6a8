'use client'
import { Suspense, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { lazyPart } from '@/components/ui/lazyPart'
import { t } from '@/lib/words'
import { useGarageLists } from './useGarageLists'

import { isSignedIn } from '@/components/accounts/hint'
import { GARAGE_EVENT } from '@/components/car/garageEvent'
import { signInHref } from '@/features/accounts/signInHref.rules'

const SIGN_IN = signInHref({ type: 'watchlist', redirect: '/garage', back: '/garage' })

const subscribe = (listener: () => void) => {
  window.addEventListener(GARAGE_EVENT, listener)
  return () => window.removeEventListener(GARAGE_EVENT, listener)
}

/** Says where the garage is stored, and offers a sign-in without requiring one. */
function Stored({ hasAccounts }: { hasAccounts: boolean }) {
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

const CONTROLS = '[data-favourite], [data-drop]'
const controlsIn = (root: HTMLElement | null) => [...(root?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]

/** When the focused element leaves a list, moves the focus to the next control, or to the page heading. */
function useFocusAfterRemoval<Root extends HTMLElement>(lists: unknown) {
  const root = useRef<Root>(null)
  const at = useRef(-1)
  useLayoutEffect(() => {
    if (at.current < 0 || document.activeElement !== document.body) return
    const controls = controlsIn(root.current)
    const next = controls[Math.min(at.current, controls.length - 1)]
    ;(next ?? root.current?.querySelector<HTMLElement>('h1'))?.focus()
  }, [lists])
  const onFocus = ({ target }: { target: EventTarget }) => {
    at.current = controlsIn(root.current).findIndex((control) => control === target)
  }
  return { ref: root, onFocus }
}

const Content = lazyPart(() => import('./GarageContent'))

/** Saved cars, compare list and saved searches. The HTML is the same for all: the browser adds them. */
export function Garage({ noun, hasAccounts }: { noun: string; hasAccounts: boolean }) {
  const lists = useGarageLists()
  const focus = useFocusAfterRemoval<HTMLDivElement>(lists)
  return (
    <div className="wrap garage" {...focus}>
      <header className="list__head">
        <h1 tabIndex={-1}>{t('My garage')}</h1>
        <Stored hasAccounts={hasAccounts} />
      </header>
      <p className="note only-plain">
        <span>
          {t('Your garage is kept in your browser, and showing it needs JavaScript.')}{' '}
          <a href="/search">{t('The whole stock is here')}</a>.
        </span>
      </p>
      <Suspense>{lists && <Content noun={noun} lists={lists} />}</Suspense>
    </div>
  )
}
