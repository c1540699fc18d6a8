/** Stored values that a page cannot show: the page leaves them out, and the operator finds them in the log and in the metrics. */
import { log } from './log'
import { singleton } from './registry'

declare module './registry' {
  interface Registry {
    /** How many of each collection, or part of a page, since the start. */
    leftOut: Map<string, number>
  }
}

export interface LeftOut {
  /** The collection, or the part of a page. */
  of: string
  id?: string
  tenant?: string
  /** Which values, and why. */
  faults: readonly string[]
}

const SAID_AT_ONCE = 1000
const said = new Set<string>()

const counts = (): Map<string, number> => singleton('leftOut', () => new Map())

/** Each fault is logged once by a process, however many pages meet it. */
export function noteLeftOut({ of, id, tenant, faults }: LeftOut): void {
  counts().set(of, (counts().get(of) ?? 0) + 1)
  const key = JSON.stringify([of, id, tenant, faults])
  if (said.has(key)) return
  if (said.size >= SAID_AT_ONCE) said.clear()
  said.add(key)
  log.error({ of, id, tenant, faults: faults.slice(0, 5) }, 'a stored value cannot be shown: it is left out')
}
