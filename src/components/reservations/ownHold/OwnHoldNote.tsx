'use client'
import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '@/components/ui/lazyPart'
import { storedText } from '@/lib/browserStore'
import { neverChanges } from '@/lib/useHydrated'
import { HOLD_KEY } from './key'

const HoldWords = lazyPart(() => import('./HoldWords'))

const hasHold = () => storedText(HOLD_KEY) !== null

/** Pages are the same for all visitors, so the browser adds what belongs to this one. */
export function OwnHoldNote({ slug, isSold = false }: { slug: string; isSold?: boolean }) {
  const mayHold = useSyncExternalStore(neverChanges, hasHold, () => false)
  return (
    mayHold && (
      <Suspense>
        <HoldWords slug={slug} isSold={isSold} />
      </Suspense>
    )
  )
}
