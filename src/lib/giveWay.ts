/**
 * Pages come first: work that no visitor waits for (a stock file, an index, pictures of other hosts) gives the thread back between its
 * slices, and while pages are being made it waits for them, but not for ever.
 */
import { setImmediate as nextTurn, setTimeout } from 'node:timers/promises'
import { registered, singleton } from './registry'

declare module './registry' {
  interface Registry {
    /** How many pages and answers people wait for, by the server. */
    pagesAwaited: () => number
    background: { begun: number; last: Promise<void> }
  }
}

/** In one go, of all such work together. */
const GO_MS = 10
/** Most pages are made within it; under a load without an end a quarter of the thread is left for the other work. */
const PATIENCE_MS = 25
const LOOK_MS = 2

async function waitForPages(): Promise<void> {
  await nextTurn()
  const until = performance.now() + PATIENCE_MS
  while ((registered('pagesAwaited')?.() ?? 0) > 0 && performance.now() < until) await setTimeout(LOOK_MS)
}

/** Between two slices of a long work, never in a short one. Whoever waits goes on in a turn of the loop of its own. */
export async function giveWay(): Promise<void> {
  const all = singleton('background', () => ({ begun: 0, last: Promise.resolve() }))
  if (performance.now() - all.begun < GO_MS) return
  all.last = all.last.then(waitForPages).then(() => {
    all.begun = performance.now()
  })
  await all.last
}

/** `map` over a long list; pages are made between its slices. */
export async function inSlices<In, Out>(
  items: readonly In[],
  map: (slice: readonly In[]) => readonly Out[] | Promise<readonly Out[]>,
  size = 50,
): Promise<Out[]> {
  const out: Out[] = []
  for (let at = 0; at < items.length; at += size) {
    if (at > 0) await giveWay()
    for (const one of await map(items.slice(at, at + size))) out.push(one)
  }
  return out
}
