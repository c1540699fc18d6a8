/** How long a dealer's pages take to make: counted by type and day, without anything about the visitor. */
import { SLOW_MS } from '@/core/dealer/figures/kinds'
import { civilAt } from '@/core/place/hours/civil'
import { log } from '@/lib/log'
import '@/lib/pageMade'
import { register } from '@/lib/registry'
import { countFigure } from './count'

interface Dealer {
  tenant: string
  /** IANA name */
  zone: string
}

export async function countPage(
  dealerOf: (host: string) => Promise<Dealer | null>,
  { host, page, ms }: { host: string; page: string; ms: number },
  now = new Date(),
): Promise<void> {
  const dealer = await dealerOf(host)
  if (!dealer) return
  const key = { tenant: dealer.tenant, day: civilAt(now, dealer.zone).date, name: page }
  countFigure({ ...key, kind: 'page_made' })
  countFigure({ ...key, kind: 'page_ms' }, Math.round(ms))
  if (ms > SLOW_MS) countFigure({ ...key, kind: 'page_slow' })
}

/** Counts every page that is made from now on. No page waits for it. */
export const registerPageTimes = (dealerOf: (host: string) => Promise<Dealer | null>): void =>
  register('pageMade', (host, page, ms) => {
    countPage(dealerOf, { host, page, ms }).catch((error: unknown) =>
      log.warn({ err: error }, 'the time of a page was not counted'),
    )
  })
