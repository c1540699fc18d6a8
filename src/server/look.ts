/** A page as a shopper gets it now, from memory or made for this: it leaves nothing in memory, so those asked for most stay. */
import { randomUUID } from 'node:crypto'
import { cacheRoute } from './routes'
import { withWordsOf } from './hostWords'
import { parseTarget } from './inbound'
import type { Pages } from './Pages'

declare module '@/lib/registry' {
  interface Registry {
    /** `origin` of a dealer's website. @throws while the store does not answer, or too many pages wait */
    lookAt: (origin: string, address: string) => Promise<{ status: number; html: string }>
  }
}

/** It waits for its turn as one visitor of the dealer does. */
const WHO = 'look'

export const lookerAt =
  (pages: Pages) =>
  async (origin: string, address: string): Promise<{ status: number; html: string }> => {
    const { hostname: host, host: authority, protocol } = new URL(origin)
    const scheme = protocol === 'https:' ? 'https' : 'http'
    const target = parseTarget(address)
    const route = 'decoded' in target ? cacheRoute(host, target.decoded) : null
    if (!('decoded' in target) || !route) throw new Error(`No page for everybody: ${address}`)
    const { stored } = await withWordsOf(host, () =>
      pages.get({
        ...{ id: randomUUID(), host, authority, scheme, target, route, headers: {} },
        ...{ asker: { host, who: WHO }, mayRender: () => {}, leavesNothing: true },
      }),
    )
    return { status: stored.status, html: stored.body.toString() }
  }
