'use client'
import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from './lazyPart'
import { toastStore } from './toastStore'

const Message = lazyPart(() => import('./ToastMessage'))

/** One live region per page; a new message replaces the previous one. */
export function Toast() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => null)
  return (
    <div className="toasts" role="status" aria-live="polite" data-toasts="">
      {shown?.open && (
        <Suspense>
          <Message key={shown.id} {...shown.message} />
        </Suspense>
      )}
    </div>
  )
}
