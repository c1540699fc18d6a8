import { giveWay } from './giveWay'

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
