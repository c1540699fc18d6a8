import { addressKey } from '@/lib/limitKeys'
import { dealersOf } from '@/lib/dealersOf'
import { traced } from '@/lib/trace'

/**
 * One thread makes the pages of all dealers. Each dealer has a few turns of it at a time, and its other requests wait for those,
 * its visitors one after the other. While another dealer's request is under way it has one at most, and rests after it unless it has
 * used the thread least: whatever is asked of one dealer, another dealer's page begins at once and has the thread for most of its time.
 */
export class Overloaded extends Error {}

export interface Asker {
  /** A dealer's host, or that of the platform with the dealers that a person of the staff or a key works for. */
  host: string
  /** A visitor, a key or a session: each has its turn before another has its second. */
  who: string
}

export interface Caller {
  /** The id of a person of the staff, or a key. */
  name: string
  /** Each session of a person counts for itself. */
  session: string
}

/** Many of the staff share an office's address, and those of one dealer share its turns, as its keys do. */
export const askerOf = (
  { host, address }: { host: string; address: string },
  caller: Caller | null = null,
): Asker =>
  caller === null
    ? { host, who: addressKey(address) }
    : { host: `${host} ${dealersOf(caller.name)}`, who: caller.session }

/** Seconds until somebody who was refused should ask again. */
export const OVERLOADED_WAIT = 2

/** More than one, since a page that waits for a store uses no thread. */
const AT_ONCE = 3
/** About five seconds of pages. */
const WAITING_MAX = 300
/** What takes longer waits for something else: a store, a slow sender, work in slices. It goes on, and the next one begins. */
const LONGEST_MS = 250
/** How long a dealer rests after its turn, in times of that turn, while others have theirs. */
const REST = 2
/** After it, half of what a dealer has used of the thread is forgotten. */
const FORGOTTEN_MS = 2000
/** How long a turn waits for those who are about to come in. */
const LET_IN_MS = 50
/** Dealers of whom nothing is known but an old rest are forgotten beyond it. */
const KNOWN_MAX = 200

interface Waiting {
  begin: () => void
  refuse: () => void
}
interface Line {
  running: number
  waiting: number
  byWho: Map<string, Waiting[]>
  /** Counts up with each turn of all: the line whose last turn is longest ago is the next. */
  begunAs: number
  restsUntil: number
  /** Milliseconds of the thread, shared between those who ran; the older, the less of it. */
  used: number
  usedAt: number
}

const newLine = (): Line => ({
  ...{ running: 0, waiting: 0, begunAs: 0, restsUntil: 0, used: 0 },
  ...{ byWho: new Map(), usedAt: performance.now() },
})

function usedOf(line: Line, now: number): number {
  line.used *= 0.5 ** ((now - line.usedAt) / FORGOTTEN_MS)
  line.usedAt = now
  return line.used
}

export class Turns {
  #lines = new Map<string, Line>()
  #running = 0
  #begun = 0
  #chargedAt = 0
  #isBeginning = false
  #hasArrived = false
  #rested: NodeJS.Timeout | undefined

  /** Resolves to what ends the turn. @throws Overloaded when too many wait already, most of them of this asker */
  async take({ host, who }: Asker): Promise<() => void> {
    const line = this.#lineOf(host)
    const waited = this.#wait(line, who)
    await (this.#mayBegin(line) ? waited : traced('wait for a turn', {}, () => waited))
    return this.#turn(line)
  }

  #lineOf(host: string): Line {
    const line = this.#lines.get(host) ?? newLine()
    if (this.#lines.size > KNOWN_MAX)
      for (const [name, { running, waiting, restsUntil }] of this.#lines)
        if (running + waiting === 0 && restsUntil <= performance.now()) this.#lines.delete(name)
    this.#lines.set(host, line)
    return line
  }

  #wait(line: Line, who: string): Promise<void> {
    if (line.waiting >= WAITING_MAX) refuseOne(line, who)
    const own = line.byWho.get(who) ?? []
    line.byWho.set(who, own)
    line.waiting++
    this.#beginSoon()
    return new Promise((resolve, reject) => {
      own.push({ begin: resolve, refuse: () => reject(new Overloaded()) })
    })
  }

  /** A visitor's connection was taken. */
  arrived(): void {
    this.#hasArrived = true
  }

  /**
   * One in a turn of the loop, after all who arrive: with an embedded store a save goes from its first line to its last without ever
   * leaving the thread to others, and the loop takes one new connection each time around, and reads in the next what it asks for.
   */
  #beginSoon(): void {
    if (this.#isBeginning) return
    this.#isBeginning = true
    const until = performance.now() + LET_IN_MS
    const look = () => {
      if (this.#hasArrived && performance.now() < until) {
        this.#hasArrived = false
        setImmediate(look)
        return
      }
      this.#isBeginning = false
      this.#beginNext()
    }
    this.#hasArrived = true
    setImmediate(look)
  }

  #mayBegin(line: Line): boolean {
    const { running, restsUntil } = line
    if (this.#running === running) return running < AT_ONCE
    return running === 0 && (restsUntil <= performance.now() || this.#hasUsedLeast(line))
  }

  #hasUsedLeast(line: Line): boolean {
    const now = this.#charge()
    const used = usedOf(line, now)
    return ![...this.#lines.values()].some(
      (other) => other !== line && other.running + other.waiting > 0 && usedOf(other, now) <= used,
    )
  }

  /** The time since the last charge goes to those who ran in it, in equal parts. */
  #charge(): number {
    const now = performance.now()
    for (const line of this.#running > 0 ? this.#lines.values() : [])
      if (line.running > 0)
        line.used = usedOf(line, now) + ((now - this.#chargedAt) * line.running) / this.#running
    this.#chargedAt = now
    return now
  }

  #beginNext(): void {
    const wanted = [...this.#lines.values()].filter(({ waiting }) => waiting > 0)
    const [line] = wanted.filter((one) => this.#mayBegin(one)).sort((a, b) => a.begunAs - b.begunAs)
    clearTimeout(this.#rested)
    if (line) {
      this.#charge()
      line.running++
      this.#running++
      line.begunAs = ++this.#begun
      firstOf(line)?.begin()
      if (wanted.length > 1 || line.waiting > 0) this.#beginSoon()
      return
    }
    const rests = wanted.filter(({ running }) => running === 0).map(({ restsUntil }) => restsUntil)
    if (rests.length === 0) return
    const ms = Math.min(...rests) - performance.now()
    this.#rested = setTimeout(() => this.#beginSoon(), Math.max(1, Math.ceil(ms)))
  }

  #turn(line: Line): () => void {
    const began = performance.now()
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      clearTimeout(late)
      const now = this.#charge()
      line.restsUntil = now + Math.min(now - began, LONGEST_MS) * REST
      line.running--
      this.#running--
      this.#beginSoon()
    }
    const late = setTimeout(end, LONGEST_MS)
    late.unref()
    return end
  }
}

/** Makes room: the newest request of whoever has the most waiting goes. @throws Overloaded when that is this asker */
function refuseOne(line: Line, asker: string): void {
  let [most, count] = [asker, (line.byWho.get(asker)?.length ?? 0) + 1]
  for (const [who, waiting] of line.byWho) if (waiting.length > count) [most, count] = [who, waiting.length]
  if (most === asker) throw new Overloaded()
  const waiting = line.byWho.get(most)
  waiting?.pop()?.refuse()
  if (waiting?.length === 0) line.byWho.delete(most)
  line.waiting--
}

function firstOf(line: Line): Waiting | undefined {
  const [first] = line.byWho
  if (!first) return undefined
  const [who, waiting] = first
  const next = waiting.shift()
  // To the end: everybody else who waits has a turn before.
  line.byWho.delete(who)
  if (waiting.length) line.byWho.set(who, waiting)
  line.waiting--
  return next
}
