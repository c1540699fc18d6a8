/** Stored in this browser alone: pages are the same for all shoppers, and none carries it. */
import { type OwnDeal, ownParts, readOwnDeal, withMore } from '@/core/money/ownDeal'
import { parseStored, store, storedText } from '@/lib/browserStore'
import { OWN_DEAL } from './key'

/** Fired on `window` after each change. */
export const OWN_DEAL_EVENT = 'owndeal:change'

export const ownDeal = (): OwnDeal | null => readOwnDeal(parseStored(storedText(OWN_DEAL)))

/** `parts` is read by the script that runs before the page is drawn (earlyTouches). */
export function writeOwnDeal(next: OwnDeal | null): void {
  const deal = readOwnDeal(next)
  store(OWN_DEAL, deal ? { ...deal, parts: ownParts(deal) } : undefined)
  window.dispatchEvent(new CustomEvent(OWN_DEAL_EVENT))
}

export function noteOwnDeal(more: Partial<OwnDeal>): void {
  writeOwnDeal(withMore(ownDeal(), more))
}
