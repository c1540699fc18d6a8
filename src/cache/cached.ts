import { type PageCachePort, pageCachePort } from './port'
import { LRUCache } from 'lru-cache'
import { roughBytes } from '@/lib/roughBytes'
import { shareTexts } from '@/lib/sharedTexts'
import { keep, release, touch } from './kept'
import { outside } from '@/lib/outside'
import { stillTraced } from '@/lib/trace'
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

const CACHE_MS = 60_000

interface CacheEntry<T> extends Version {
  answer: Promise<T>
  until: number
}

interface CachedRead<Requested, Answer> {
  key: (requested: Requested) => string
  tags: (requested: Requested) => string[]
  read: (requested: Requested) => Promise<Answer>
}

/** Entries by name, as long as there is room for them. */
class Entries<Entry extends object> {
  readonly #stored = new Map<string, Entry>()

  get(name: string): Entry | undefined {
    return this.#stored.get(name)
  }

  /** Instead of the one that was there. It is there at once, and has room from `has` on. */
  set(name: string, entry: Entry): void {
    const before = this.#stored.get(name)
    this.#stored.set(name, entry)
    if (before && before !== entry) release(before)
  }

  /** What was found for it, unless it was replaced meanwhile. */
  has(name: string, entry: Entry, value: unknown): void {
    if (this.#stored.get(name) !== entry) return
    shareTexts(value)
    keep(entry, value, () => this.delete(name, entry))
  }

  delete(name: string, entry: Entry): void {
    if (this.#stored.get(name) === entry) this.#stored.delete(name)
  }
}

/**
 * For at most a minute, longer only while the store is unavailable. Without a page cache (tests, worker, Redis unavailable)
 * each call reads. Null and failures are not stored. Callers share results: never change one.
 */
export function cached<Requested, Answer>({
  key,
  tags,
  read,
}: CachedRead<Requested, Answer>): (requested: Requested) => Promise<Answer> {
  const stored = new Entries<CacheEntry<Answer>>()
  return (requested) => {
    const port = pageCachePort()
    const name = key(requested)
    const found = stored.get(name)
    const isValid = (entry: CacheEntry<Answer>) =>
      port !== null && isCurrent(port, entry, () => tags(requested))
    if (found && found.until > Date.now() && isValid(found)) {
      touch(found)
      return found.answer
    }
    const proof = versionOf(port, tags(requested))
    if (!proof) return read(requested)
    const work = stillTraced(() =>
      read(requested).catch(async (error: unknown) => {
        if (!found || !isStoreUnavailable(error) || !isValid(found)) throw error
        const value = await found.answer
        if (stored.get(name) === entry) stored.set(name, found)
        stored.has(name, found, value)
        return value
      }),
    )
    const answer: Promise<Answer> = outside(work)
    const entry: CacheEntry<Answer> = { ...proof, answer, until: Date.now() + CACHE_MS }
    stored.set(name, entry)
    const forget = () => stored.delete(name, entry)
    answer.then((value) => (value === null ? forget() : stored.has(name, entry, value)), forget)
    return answer
  }
}

const ITEMS_MAX = 2_000
const ITEMS_BYTES = 24 * 1024 * 1024

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
  const stored = new LRUCache<string, ItemEntry<Item>>({
    ...{ max: ITEMS_MAX, maxSize: ITEMS_BYTES, ttl: CACHE_MS },
    sizeCalculation: ({ item }) => 1 + roughBytes(item),
  })
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
