import { LRUCache } from 'lru-cache'

export interface Stored {
  status: number
  /** Name, value, name, value: written as it is. */
  head: string[]
  body: Buffer
  etag: string
  tags: string[]
  /** Epoch ms. */
  expires: number
}

/** Taken before a render: says later whether anything it depends on was emptied meanwhile. */
export interface Ticket {
  tags: string[]
  clock: number
}

const OVERHEAD = 600
const EMPTIED_MAX = 10_000

/** Whole answers by key, bounded by bytes, emptied by tag. Knows nothing of HTTP. */
export class PageCache {
  #entries: LRUCache<string, Stored>
  #keysByTag = new Map<string, Set<string>>()
  // When each tag was last emptied. Kept only while renders are under way: nobody else can be late.
  #emptied = new Map<string, number>()
  // How often each tag that `stamp` was asked for has been emptied.
  #counts = new Map<string, number>()
  #clock = 0
  #open = 0
  // Renders begun before this count as late whatever they depend on.
  #floor = 0
  purges = 0

  constructor(maxBytes: number) {
    this.#entries = new LRUCache<string, Stored>({
      maxSize: maxBytes,
      maxEntrySize: Math.ceil(maxBytes / 8),
      sizeCalculation: (entry, key) =>
        entry.body.length + 2 * (key.length + entry.head.join('').length) + OVERHEAD,
      dispose: (entry, key) => this.#unlink(key, entry.tags),
    })
  }

  get bytes(): number {
    return this.#entries.calculatedSize
  }

  get size(): number {
    return this.#entries.size
  }

  get(key: string, now = Date.now()): Stored | undefined {
    const entry = this.#entries.get(key)
    if (!entry || entry.expires > now) return entry
    this.#entries.delete(key)
    return undefined
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

  /** Each ticket is ended once; a stale one no longer counts. */
  end(): void {
    if (--this.#open === 0) this.#emptied.clear()
  }

  set(key: string, entry: Stored): void {
    this.#entries.set(key, entry)
    if (!this.#entries.has(key)) return
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag)
      if (keys) keys.add(key)
      else this.#keysByTag.set(tag, new Set([key]))
    }
  }

  drop(key: string): void {
    this.#entries.delete(key)
  }

  /** Differs from an earlier answer for the same tags when one of them was emptied since. */
  stamp(tags: string[]): string {
    return tags
      .map((tag) => {
        const count = this.#counts.get(tag) ?? 0
        this.#counts.set(tag, count)
        return count
      })
      .join()
  }

  /** Number of entries that went. */
  invalidate(tags: string[]): number {
    this.#clock++
    this.purges++
    if (this.#emptied.size > EMPTIED_MAX) {
      this.#emptied.clear()
      this.#floor = this.#clock
    }
    let gone = 0
    for (const tag of tags) {
      const count = this.#counts.get(tag)
      if (count !== undefined) this.#counts.set(tag, count + 1)
      if (this.#open > 0) this.#emptied.set(tag, this.#clock)
      for (const key of [...(this.#keysByTag.get(tag) ?? [])]) if (this.#entries.delete(key)) gone++
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
