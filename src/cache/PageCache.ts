import { LRUCache } from 'lru-cache'
import { scopeOf } from './cacheKey'
import { noteAsked, type Life } from './life'
import { isStockTag } from './tags'

export interface Stored {
  status: number
  head: string[]
  body: Buffer
  etag: string
  tags: string[]
  expires: number
  /** Shows these among other things: once one is invalidated, it ends within `SOON_MS`. */
  soonTags?: string[]
  /** Epoch ms: when the stock first changed under it, while it may be shown for a moment longer. */
  stoodFrom?: number
  /** Absent where nothing is drawn before it is asked for. */
  life?: Life
}

export interface Redrawer {
  /** Its end is near, or it was emptied. Called often: once for each answer. */
  old(life: Life): void
  /** Whether the page may be shown until it is drawn again, for a moment at most. */
  mayStand(life: Life, now: number): boolean
  /** Visitors wait for so many pages that drawing this one now would let all wait longer. */
  isBehind(): boolean
}

/** Taken before a render; afterwards it shows whether one of its tags was invalidated in the meantime. */
export interface Ticket {
  tags: string[]
  clock: number
}

const OVERHEAD = 1000
/** Before its end, so that a page that is asked for lives on. */
const AHEAD_MS = 20_000
/** How long lists may show the stock as it was, after the index has changed. */
export const STANDS_MS = 1000
/** And how long while the machine has more pages to draw than it can: late is better than never. */
export const STANDS_LATE_MS = 4000
/** How long a page may show another car as it was. */
export const SOON_MS = 60_000
const EMPTIED_MAX = 10_000
const CHANGES_MAX = 50_000

const sizeOf = (entry: Stored, key: string): number =>
  entry.body.length + 2 * (key.length + entry.head.join('').length) + OVERHEAD

/** When full, the tenant with the most bytes loses its least recently used entry. */
export class PageCache {
  #scopes = new Map<string, LRUCache<string, Stored>>()
  #bytes = 0
  #keysByTag = new Map<string, Set<string>>()
  // Those whose end has not come nearer yet.
  #keysBySoonTag = new Map<string, Set<string>>()
  // Filled only while renders are running: only they can finish late.
  #emptied = new Map<string, number>()
  // A tag that was dropped from here counts as invalidated when it is next asked for.
  #changes = new LRUCache<string, number>({ max: CHANGES_MAX })
  #clock = 0
  #open = 0
  // Renders that began before this count as late, whatever their tags.
  #floor = 0
  purges = 0

  constructor(
    private readonly maxBytes: number,
    private readonly redrawer?: Redrawer,
  ) {}

  get bytes(): number {
    return this.#bytes
  }

  get size(): number {
    return [...this.#scopes.values()].reduce((sum, entries) => sum + entries.size, 0)
  }

  /** An answer is about to be made of it. */
  get(key: string, now = Date.now()): Stored | undefined {
    const entry = this.peek(key, now)
    if (entry?.life) {
      noteAsked(entry.life, now)
      if (entry.expires - now < AHEAD_MS) this.redrawer?.old(entry.life)
    }
    return entry
  }

  peek(key: string, now = Date.now()): Stored | undefined {
    const entry = this.#scopes.get(scopeOf(key))?.get(key)
    if (!entry || this.#endOf(entry) > now) return entry
    this.drop(key)
    return undefined
  }

  #endOf({ expires, stoodFrom }: Stored): number {
    if (stoodFrom === undefined) return expires
    return Math.min(expires, stoodFrom + (this.redrawer?.isBehind() ? STANDS_LATE_MS : STANDS_MS))
  }

  #scope(name: string): LRUCache<string, Stored> {
    const found = this.#scopes.get(name)
    if (found) return found
    const made = new LRUCache<string, Stored>({
      maxSize: this.maxBytes,
      sizeCalculation: sizeOf,
      dispose: (entry, key) => {
        this.#bytes -= sizeOf(entry, key)
        unlink(this.#keysByTag, key, entry.tags)
        unlink(this.#keysBySoonTag, key, entry.soonTags)
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
    link(this.#keysByTag, key, entry.tags)
    link(this.#keysBySoonTag, key, entry.soonTags)
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

  /** @returns how many entries are gone, or stand for a moment until they are drawn again */
  invalidate(tags: string[], now = Date.now()): number {
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
      for (const key of [...(this.#keysByTag.get(tag) ?? [])]) if (this.#empty(key, tag, now)) gone++
      for (const key of this.#keysBySoonTag.get(tag) ?? []) this.#endSoon(key, now)
      this.#keysBySoonTag.delete(tag)
    }
    return gone
  }

  #empty(key: string, tag: string, now: number): boolean {
    const entry = this.#scopes.get(scopeOf(key))?.get(key)
    if (!entry) return false
    if (entry.life && isStockTag(tag) && this.redrawer?.mayStand(entry.life, now)) entry.stoodFrom ??= now
    else this.drop(key)
    if (entry.life) this.redrawer?.old(entry.life)
    return true
  }

  #endSoon(key: string, now: number): void {
    const entry = this.#scopes.get(scopeOf(key))?.get(key)
    if (entry) entry.expires = Math.min(entry.expires, now + SOON_MS)
  }
}

function link(keysByTag: Map<string, Set<string>>, key: string, tags: readonly string[] = []): void {
  for (const tag of tags) {
    const keys = keysByTag.get(tag)
    if (keys) keys.add(key)
    else keysByTag.set(tag, new Set([key]))
  }
}

function unlink(keysByTag: Map<string, Set<string>>, key: string, tags: readonly string[] = []): void {
  for (const tag of tags) {
    const keys = keysByTag.get(tag)
    keys?.delete(key)
    if (keys?.size === 0) keysByTag.delete(tag)
  }
}
