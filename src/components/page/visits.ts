import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { ARRIVALS_KEY } from './earlyTouches'
import { parseJson } from '@/lib/json'
import { readSession, storeSession } from '@/lib/browserStore'
import { noteVisit } from '@/lib/visits'

const isFromElsewhere = (referrer: unknown): boolean =>
  typeof referrer !== 'string' || !URL.canParse(referrer) || new URL(referrer).origin !== location.origin

/** Records pages that were loaded as documents: this one, and earlier ones that were left before their code came. */
function takeArrivals(): void {
  const stored = parseJson(readSession(ARRIVALS_KEY) ?? '[]')
  storeSession(ARRIVALS_KEY, '[]')
  for (const [href, referrer] of Array.isArray(stored) ? stored.filter(Array.isArray) : [])
    if (typeof href === 'string' && URL.canParse(href)) noteVisit(new URL(href), isFromElsewhere(referrer))
}

/** The referrer belongs to the document: only a page that was loaded can be the target of a link from another site. */
export function noteThisPage(): void {
  takeArrivals()
  noteVisit(location, false)
}

export function useNotedVisits(): void {
  const path = usePathname()
  useEffect(() => noteThisPage(), [path])
}
