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
  /** What an item depends on, as pages do (tags.ts). */
  tags: (place: Place, item: Item) => string[]
  read: (place: Place, ids: readonly string[]) => Promise<Item[]>
}

/**
 * A reader of many by id that reads only what it does not know: as `remembered()`, by the word of the same page cache, but
 * each item by tags of its own, so that one that changes takes no other along. Ids of nothing are left out of the answer.
 */
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
      // Emptied while it was read: it may be the old one.
      if (proof && started !== null && proof.changed <= started)
        kept.set(key(place, item.id), { ...proof, item })
    }
    return found
  }
}
