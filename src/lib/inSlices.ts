import { setImmediate } from 'node:timers/promises'

/** `map` over a long list, a slice in each turn of the loop, so that other work comes between. */
export async function inSlices<In, Out>(
  items: readonly In[],
  map: (slice: readonly In[]) => readonly Out[] | Promise<readonly Out[]>,
  size = 500,
): Promise<Out[]> {
  const out: Out[] = []
  for (let at = 0; at < items.length; at += size) {
    for (const one of await map(items.slice(at, at + size))) out.push(one)
    await setImmediate()
  }
  return out
}
