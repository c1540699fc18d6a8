'use client'
import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from './lazyPart'
import { toastStore } from './toastStore'

const Message = lazyPart(() => import('./ToastMessage'))

/** The page's one place for short messages, read out as they come; a newer one replaces an older. */
export function Toast() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => null)
  return (
    <div className="toasts" role="status" aria-live="polite" data-toasts="">
      {shown && (
        <Suspense>
          <Message key={shown.id} {...shown.message} />
        </Suspense>
      )}
    </div>
  )
}
