import { LRUCache } from 'lru-cache'
import { isCurrent, versionOf, type Version } from './validity'
import { pageCachePort } from './port'

const KEPT_MAX = 2_000
const KEPT_MS = 60_000

interface CacheEntry<Item> extends Version {
  item: Item
}

export interface CachedManyRead<Place, Item> {
  key: (place: Place, id: string) => string
  tags: (place: Place, item: Item) => string[]
  read: (place: Place, ids: readonly string[]) => Promise<Item[]>
}

/** As `cached()`, but by id and with tags per item: reads only missing items. Unknown ids are left out. */
export function cachedMany<Place, Item extends { id: string }>({
  key,
  tags,
  read,
}: CachedManyRead<Place, Item>): (place: Place, ids: readonly string[]) => Promise<Map<string, Item>> {
  const kept = new LRUCache<string, CacheEntry<Item>>({ max: KEPT_MAX, ttl: KEPT_MS })
  return async (place, ids) => {
    const port = pageCachePort()
    const started = port?.clock() ?? null
    const found = new Map<string, Item>()
    for (const id of ids) {
      const known = kept.get(key(place, id))
      if (port && known && isCurrent(port, known, () => tags(place, known.item))) found.set(id, known.item)
    }
    const missing = ids.filter((id) => !found.has(id))
    for (const item of missing.length ? await read(place, missing) : []) {
      found.set(item.id, item)
      const proof = versionOf(port, tags(place, item))
      // Store only if not invalidated during the read: it may be the old item.
      if (proof && started !== null && proof.changed <= started)
        kept.set(key(place, item.id), { ...proof, item })
    }
    return found
  }
}
