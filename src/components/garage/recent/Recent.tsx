'use client'
import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '@/components/ui/lazyPart'
import { storedText } from '@/lib/browserStore'
import { neverChanges } from '@/lib/useHydrated'
import { CAR_KEY } from './keys'

const RecentSection = lazyPart(() => import('./RecentSection'))

const hasPast = () => storedText(CAR_KEY) !== null

interface Props {
  /** Those that the page shows already. */
  except?: readonly string[]
  /** In place of it, for a browser without a past; the server knows of none. */
  empty?: ReactNode
}

/** Recent cars and searches. Browser only; its code loads only when there is something to show. */
export function Recent({ except, empty }: Props) {
  const isShown = useSyncExternalStore(neverChanges, hasPast, () => false)
  if (!isShown) return empty
  return (
    <div>
      <Suspense>
        <RecentSection except={except} />
      </Suspense>
    </div>
  )
}
