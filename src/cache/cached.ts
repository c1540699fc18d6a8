import { type PageCachePort, pageCachePort } from './port'
import { LRUCache } from 'lru-cache'
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

interface CachedRead<Asked, Answer> {
  key: (asked: Asked) => string
  tags: (asked: Asked) => string[]
  read: (asked: Asked) => Promise<Answer>
  /** How many large answers are kept. */
  max?: number
}

/**
 * For at most a minute, longer only while the store is unavailable. Without a page cache (tests, worker, Redis unavailable)
 * each call reads. Null and failures are not stored. Callers share results: never change one.
 */
export function cached<Asked, Answer>({
  key,
  tags,
  read,
  max = ANSWERS_MAX,
}: CachedRead<Asked, Answer>): (asked: Asked) => Promise<Answer> {
  const kept = new LRUCache<string, CacheEntry<Answer>>({ max })
  return (asked) => {
    const port = pageCachePort()
    const name = key(asked)
    const found = kept.get(name)
    const isValid = (entry: CacheEntry<Answer>) => port !== null && isCurrent(port, entry, () => tags(asked))
    if (found && found.until > Date.now() && isValid(found)) return found.answer
    const proof = versionOf(port, tags(asked))
    if (!proof) return read(asked)
    const answer = read(asked).catch((error: unknown) => {
      if (!found || !isStoreUnavailable(error) || !isValid(found)) throw error
      if (kept.get(name)?.answer === answer) kept.set(name, found)
      return found.answer
    })
    kept.set(name, { ...proof, answer, until: Date.now() + CACHE_MS })
    const forget = () => {
      if (kept.get(name)?.answer === answer) kept.delete(name)
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
  const kept = new LRUCache<string, ItemEntry<Item>>({ max: ITEMS_MAX, ttl: CACHE_MS })
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
