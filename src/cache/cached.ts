import { type PageCachePort, pageCachePort } from './port'
import { LRUCache } from 'lru-cache'
import { outside } from '@/lib/outside'
import { isStoreUnavailable } from '@/lib/storeHealth'

interface Version {
  /** When one of the tags was last invalidated, at the time of the read. */
  changed: number
  seen: number
}

function versionOf(port: PageCachePort | null, tags: string[]): Version | null {
  const [changed, seen] = [port?.changed(tags) ?? null, port?.clock() ?? null]
  return changed === null || seen === null ? null : { changed, seen }
}

/** Tags are looked up only when something was invalidated at all. */
function isCurrent(port: PageCachePort, proof: Version, tags: () => string[]): boolean {
  const now = port.clock()
  if (now === null) return false
  if (proof.seen === now) return true
  if (port.changed(tags()) !== proof.changed) return false
  proof.seen = now
  return true
}

const ANSWERS_MAX = 500
const CACHE_MS = 60_000

interface CacheEntry<T> extends Version {
  answer: Promise<T>
  until: number
}

interface CachedRead<Requested, Answer> {
  key: (requested: Requested) => string
  tags: (requested: Requested) => string[]
  read: (requested: Requested) => Promise<Answer>
  /** How many large answers are kept. */
  max?: number
}

/**
 * For at most a minute, longer only while the store is unavailable. Without a page cache (tests, worker, Redis unavailable)
 * each call reads. Null and failures are not stored. Callers share results: never change one.
 */
export function cached<Requested, Answer>({
  key,
  tags,
  read,
  max = ANSWERS_MAX,
}: CachedRead<Requested, Answer>): (requested: Requested) => Promise<Answer> {
  const stored = new LRUCache<string, CacheEntry<Answer>>({ max })
  return (requested) => {
    const port = pageCachePort()
    const name = key(requested)
    const found = stored.get(name)
    const isValid = (entry: CacheEntry<Answer>) =>
      port !== null && isCurrent(port, entry, () => tags(requested))
    if (found && found.until > Date.now() && isValid(found)) return found.answer
    const proof = versionOf(port, tags(requested))
    if (!proof) return read(requested)
    const answer = outside(() =>
      read(requested).catch((error: unknown) => {
        if (!found || !isStoreUnavailable(error) || !isValid(found)) throw error
        if (stored.get(name)?.answer === answer) stored.set(name, found)
        return found.answer
      }),
    )
    stored.set(name, { ...proof, answer, until: Date.now() + CACHE_MS })
    const forget = () => {
      if (stored.get(name)?.answer === answer) stored.delete(name)
    }
    answer.then((value) => {
      if (value === null) forget()
    }, forget)
    return answer
  }
}

const ITEMS_MAX = 2_000

interface ItemEntry<Item> extends Version {
  item: Item
}

interface CachedManyRead<Place, Item> {
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
  const stored = new LRUCache<string, ItemEntry<Item>>({ max: ITEMS_MAX, ttl: CACHE_MS })
  return async (place, ids) => {
    const port = pageCachePort()
    const started = port?.clock() ?? null
    const found = new Map<string, Item>()
    for (const id of ids) {
      const known = stored.get(key(place, id))
      if (port && known && isCurrent(port, known, () => tags(place, known.item))) found.set(id, known.item)
    }
    const missing = ids.filter((id) => !found.has(id))
    for (const item of missing.length ? await read(place, missing) : []) {
      found.set(item.id, item)
      const proof = versionOf(port, tags(place, item))
      // Store only if not invalidated during the read: it may be the old item.
      if (proof && started !== null && proof.changed <= started)
        stored.set(key(place, item.id), { ...proof, item })
    }
    return found
  }
}
