import { LRUCache } from 'lru-cache'
import { scopeOf } from './cacheKey'

export interface Stored {
  status: number
  head: string[]
  body: Buffer
  etag: string
  tags: string[]
  expires: number
}

/** Taken before a render; afterwards it shows whether one of its tags was invalidated in the meantime. */
export interface Ticket {
  tags: string[]
  clock: number
}

const OVERHEAD = 600
const EMPTIED_MAX = 10_000
const CHANGES_MAX = 50_000

const sizeOf = (entry: Stored, key: string): number =>
  entry.body.length + 2 * (key.length + entry.head.join('').length) + OVERHEAD

/** When full, the tenant with the most bytes loses its least recently used entry. */
export class PageCache {
  #scopes = new Map<string, LRUCache<string, Stored>>()
  #bytes = 0
  #keysByTag = new Map<string, Set<string>>()
  // Filled only while renders are running: only they can finish late.
  #emptied = new Map<string, number>()
  // A tag that was dropped from here counts as invalidated when it is next asked for.
  #changes = new LRUCache<string, number>({ max: CHANGES_MAX })
  #clock = 0
  #open = 0
  // Renders that began before this count as late, whatever their tags.
  #floor = 0
  purges = 0

  constructor(private readonly maxBytes: number) {}

  get bytes(): number {
    return this.#bytes
  }

  get size(): number {
    return [...this.#scopes.values()].reduce((sum, entries) => sum + entries.size, 0)
  }

  get(key: string, now = Date.now()): Stored | undefined {
    const entry = this.#scopes.get(scopeOf(key))?.get(key)
    if (!entry || entry.expires > now) return entry
    this.drop(key)
    return undefined
  }

  #scope(name: string): LRUCache<string, Stored> {
    const found = this.#scopes.get(name)
    if (found) return found
    const made = new LRUCache<string, Stored>({
      maxSize: this.maxBytes,
      sizeCalculation: sizeOf,
      dispose: (entry, key) => {
        this.#bytes -= sizeOf(entry, key)
        this.#unlink(key, entry.tags)
      },
    })
    this.#scopes.set(name, made)
    return made
  }

  #makeRoom(): void {
    while (this.#bytes > this.maxBytes) {
      const [first, ...others] = this.#scopes.values()
      if (!first) return
      others.reduce((most, one) => (one.calculatedSize > most.calculatedSize ? one : most), first).pop()
    }
  }

  begin(tags: string[]): Ticket {
    this.#open++
    return { tags, clock: this.#clock }
  }

  isFresh(ticket: Ticket): boolean {
    return (
      ticket.clock >= this.#floor && ticket.tags.every((tag) => (this.#emptied.get(tag) ?? 0) <= ticket.clock)
    )
  }

  end(): void {
    if (--this.#open === 0) this.#emptied.clear()
  }

  set(key: string, entry: Stored): void {
    const size = sizeOf(entry, key)
    this.drop(key)
    if (size > this.maxBytes / 8) return
    this.#scope(scopeOf(key)).set(key, entry)
    this.#bytes += size
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag)
      if (keys) keys.add(key)
      else this.#keysByTag.set(tag, new Set([key]))
    }
    this.#makeRoom()
  }

  drop(key: string): boolean {
    const name = scopeOf(key)
    const entries = this.#scopes.get(name)
    const dropped = entries?.delete(key) ?? false
    if (entries?.size === 0) this.#scopes.delete(name)
    return dropped
  }

  get clock(): number {
    return this.#clock
  }

  /** Differs from an earlier result when one of the tags was invalidated since then. */
  changed(tags: string[]): number {
    let last = 0
    for (const tag of tags) {
      const at = this.#changes.get(tag) ?? this.#clock
      this.#changes.set(tag, at)
      last = Math.max(last, at)
    }
    return last
  }

  invalidate(tags: string[]): number {
    this.#clock++
    this.purges++
    if (this.#emptied.size > EMPTIED_MAX) {
      this.#emptied.clear()
      this.#floor = this.#clock
    }
    let gone = 0
    for (const tag of tags) {
      if (this.#changes.has(tag)) this.#changes.set(tag, this.#clock)
      if (this.#open > 0) this.#emptied.set(tag, this.#clock)
      for (const key of [...(this.#keysByTag.get(tag) ?? [])]) if (this.drop(key)) gone++
    }
    return gone
  }

  #unlink(key: string, tags: string[]): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }
}
