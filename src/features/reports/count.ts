import { addToFigure } from '@/core/dealer/rows/figureRows'
import { type FigureKey, SLOW_MS } from '@/core/dealer/figures/kinds'
import { singleton, register } from '@/lib/registry'
import { writeLater, type WriteLater } from '@/lib/afterwards'
import { civilAt } from '@/core/dealer/country/civil'
import { log } from '@/lib/log'
import '@/lib/pageMade'

interface Counted {
  key: FigureKey
  count: number
}
declare module '@/lib/registry' {
  interface Registry {
    siteFigures: WriteLater<Counted>
  }
}
const figures = () =>
  singleton('siteFigures', () =>
    writeLater<Counted>(async ({ key, count }) => {
      await addToFigure(key, count)
    }, 'a figure was not counted'),
  )

export function countFigure(key: FigureKey, by = 1): void {
  const id = JSON.stringify([key.tenant, key.day, key.kind, key.name])
  figures().add(id, (before) => ({ key, count: (before?.count ?? 0) + by }))
}

/** @internal Tests wait for what is written later. */
export const flushFigures = (): Promise<void> => figures().flush()

/* How long a dealer's pages take to make: counted by type and day, without anything about the visitor. */

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
