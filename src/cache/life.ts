import { LRUCache } from 'lru-cache'

/** From one drawing of a page to the next; one for all its encodings. */
export interface Life {
  /** Of all purged and ageing pages, those that are asked for are drawn again. */
  readonly host: string
  /** Epoch ms: when it was last drawn, or tried. */
  drawnAt: number
  /** Answers from memory, by `asksOf`; a page that is drawn again goes on with those of its former life. */
  asks: number
  /** Epoch ms: when they were so many. */
  askedAt: number
  again(): Promise<void>
}

/** An answer counts half after this time, so that a page nobody asks for is forgotten, however often it was drawn since. */
const HALF_MS = 120_000

/** One a minute is 3, one a second 173. */
export const asksOf = ({ asks, askedAt }: Pick<Life, 'asks' | 'askedAt'>, now: number): number =>
  asks * 2 ** (Math.min(0, askedAt - now) / HALF_MS)

export function noteAsked(life: Life, now: number): void {
  life.asks = asksOf(life, now) + 1
  life.askedAt = Math.max(life.askedAt, now)
}

const REMEMBERED_MAX = 10_000

/** Of pages that are gone, so that one which is emptied before anybody has asked twice is known as often asked for all the same. */
export class Asks {
  #lives = new LRUCache<string, Pick<Life, 'asks' | 'askedAt'>>({ max: REMEMBERED_MAX })

  /** Those of the page's last life, and of who asks now. */
  begin(page: string, now: number): Pick<Life, 'asks' | 'askedAt'> {
    const last = this.#lives.get(page)
    return { asks: (last ? asksOf(last, now) : 0) + 1, askedAt: now }
  }

  remember(page: string, life: Life): void {
    this.#lives.set(page, life)
  }
}
