/**
 * Pages that shoppers ask for are drawn again before one of them waits: when a change has emptied them, and before they end by
 * themselves. Decision 0140.
 */
import { asksOf, type Life } from '@/cache/life'
import type { Redrawer } from '@/cache/PageCache'
import { giveWay } from '@/lib/giveWay'
import { outside } from '@/lib/outside'
import { registered } from '@/lib/registry'
import { setTimeout } from 'node:timers/promises'

/** A page is drawn again at most this often, however often its stock changes. */
const PACE_MS = 750
/** How long a rest follows, in times of the last redraw; while visitors wait for pages, three quarters of the thread are theirs. */
const REST = 0.5
const REST_BUSY = 3
/** Of one dealer: those asked for most. */
const HOST_MAX = 12

/** Two answers within a minute, or one each minute and a half. */
const WANTED_FROM = 1.5
/** Seven a minute: then nobody waits at all, and lists follow the stock a moment later. */
const STANDS_FROM = 20
/** Pages that visitors wait for: the last of them waits for as many times the drawing of one. */
const BEHIND_FROM = 4

const awaited = (): number => registered('pagesAwaited')?.() ?? 0

export class Redraws implements Redrawer {
  /** By dealer: each has a turn, so one that changes much does not keep the others waiting. */
  #waiting = new Map<string, Set<Life>>()
  #isRunning = false
  #isClosed = false
  done = 0

  constructor(private readonly failed: (error: unknown) => void) {}

  get size(): number {
    return [...this.#waiting.values()].reduce((sum, lives) => sum + lives.size, 0)
  }

  mayStand(life: Life, now: number): boolean {
    return !this.#isClosed && asksOf(life, now) >= STANDS_FROM
  }

  isBehind(): boolean {
    return awaited() >= BEHIND_FROM
  }

  old(life: Life): void {
    const now = Date.now()
    if (this.#isClosed || asksOf(life, now) < WANTED_FROM) return
    const lives = this.#waiting.get(life.host) ?? new Set()
    if (lives.has(life)) return
    if (lives.size >= HOST_MAX) {
      const [least] = [...lives].sort((a, b) => asksOf(a, now) - asksOf(b, now))
      if (!least || asksOf(least, now) >= asksOf(life, now)) return
      lives.delete(least)
    }
    lives.add(life)
    this.#waiting.set(life.host, lives)
    if (!this.#isRunning) void outside(() => this.#run())
  }

  close(): void {
    this.#isClosed = true
    this.#waiting.clear()
  }

  /** The next dealer's page that is due, or how long until one is. */
  #next(now: number): Life | number {
    let wait = PACE_MS
    for (const [host, lives] of this.#waiting) {
      const [first] = [...lives].sort((a, b) => a.drawnAt - b.drawnAt)
      const left = first ? first.drawnAt + PACE_MS - now : 0
      wait = Math.min(wait, left)
      if (!first || left > 0) continue
      lives.delete(first)
      first.drawnAt = now
      // Behind all others.
      this.#waiting.delete(host)
      if (lives.size > 0) this.#waiting.set(host, lives)
      return first
    }
    return wait
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    while (this.#waiting.size > 0) {
      await giveWay()
      const next = this.#next(Date.now())
      if (typeof next === 'number') {
        await setTimeout(Math.max(1, next))
        continue
      }
      const began = performance.now()
      try {
        await next.again()
        this.done++
      } catch (error) {
        this.failed(error)
      }
      await setTimeout((performance.now() - began) * (awaited() > 0 ? REST_BUSY : REST))
    }
    this.#isRunning = false
  }
}
