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
const CHANGES_MAX = 50_000

/** Whole answers by key, bounded by bytes, emptied by tag. Knows nothing of HTTP. */
export class PageCache {
  #entries: LRUCache<string, Stored>
  #keysByTag = new Map<string, Set<string>>()
  // When each tag was last emptied. Kept only while renders are under way: nobody else can be late.
  #emptied = new Map<string, number>()
  // When each tag that `changed` was asked for was emptied. One that fell out counts as emptied when it is asked for again.
  #changes = new LRUCache<string, number>({ max: CHANGES_MAX })
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

  /** Moves on with each emptying, of whatever tag. */
  get clock(): number {
    return this.#clock
  }

  /** When one of the tags was last emptied, by `clock`; differs from an earlier answer when one was emptied since. */
  changed(tags: string[]): number {
    let last = 0
    for (const tag of tags) {
      const at = this.#changes.get(tag) ?? this.#clock
      this.#changes.set(tag, at)
      last = Math.max(last, at)
    }
    return last
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
      if (this.#changes.has(tag)) this.#changes.set(tag, this.#clock)
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
