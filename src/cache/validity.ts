import type { PageCachePort } from './port'

/** Since when something that is remembered is known to be true, in the page cache's own time. */
export interface Version {
  /** When one of its tags was last emptied, as it was read. */
  changed: number
  /** The clock when that was last looked up. */
  seen: number
}

/** Null while nothing may be kept. */
export function versionOf(port: PageCachePort | null, tags: string[]): Version | null {
  const [changed, seen] = [port?.changed(tags) ?? null, port?.clock() ?? null]
  return changed === null || seen === null ? null : { changed, seen }
}

/** Whether none of its tags was emptied since: they are looked up only when something was emptied at all. */
export function isCurrent(port: PageCachePort, proof: Version, tags: () => string[]): boolean {
  const now = port.clock()
  if (now === null) return false
  if (proof.seen === now) return true
  if (port.changed(tags()) !== proof.changed) return false
  proof.seen = now
  return true
}
