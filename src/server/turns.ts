import { addressKey } from '@/lib/limitKeys'
import { traced } from '@/lib/trace'

/**
 * One thread makes the pages of all dealers. Each dealer has a few turns of it at a time, and its other requests wait for those,
 * its visitors one after the other: whatever is asked of one dealer, another dealer's page begins at once.
 */
export class Overloaded extends Error {}

export interface Asker {
  /** A dealer's host, or that of the platform. */
  host: string
  /** A visitor, a key or a session: each has its turn before another has its second. */
  who: string
}

/** @param session the cookies of a signed-in person of the staff: many of them share an office's address */
export const askerOf = ({ host, address }: { host: string; address: string }, session?: string): Asker => ({
  host,
  who: session ?? addressKey(address),
})

/** Seconds until somebody who was refused should ask again. */
export const OVERLOADED_WAIT = 2

/** More than one, since a page that waits for a store uses no thread. */
const AT_ONCE = 3
/** About five seconds of pages. */
const WAITING_MAX = 300
/** What takes longer waits for something else: a store, a slow sender, work in slices. It goes on, and the next one begins. */
const LONGEST_MS = 250

interface Waiting {
  begin: () => void
  refuse: () => void
}
interface Line {
  running: number
  waiting: number
  byWho: Map<string, Waiting[]>
}

export class Turns {
  #lines = new Map<string, Line>()

  /** Resolves to what ends the turn. @throws Overloaded when too many wait already, most of them of this asker */
  async take({ host, who }: Asker): Promise<() => void> {
    const line = this.#lines.get(host) ?? { running: 0, waiting: 0, byWho: new Map() }
    this.#lines.set(host, line)
    if (line.running < AT_ONCE) line.running++
    else await traced('wait for a turn', {}, () => this.#wait(line, who))
    return this.#turn(host, line)
  }

  #wait(line: Line, who: string): Promise<void> {
    if (line.waiting >= WAITING_MAX) refuseOne(line, who)
    const own = line.byWho.get(who) ?? []
    line.byWho.set(who, own)
    line.waiting++
    return new Promise((resolve, reject) => {
      // In a turn of the loop of its own: with an embedded store one answer leads to the next without ever leaving the thread to others.
      own.push({ begin: () => setImmediate(resolve), refuse: () => reject(new Overloaded()) })
    })
  }

  #turn(host: string, line: Line): () => void {
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      clearTimeout(late)
      // The one who waits takes over the place.
      if (beginNext(line)) return
      if (--line.running === 0) this.#lines.delete(host)
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

function beginNext(line: Line): boolean {
  const [first] = line.byWho
  if (!first) return false
  const [who, waiting] = first
  const next = waiting.shift()
  // To the end: everybody else who waits has a turn before.
  line.byWho.delete(who)
  if (waiting.length) line.byWho.set(who, waiting)
  line.waiting--
  next?.begin()
  return true
}
