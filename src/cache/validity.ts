import type { PageCachePort } from './port'

export interface Version {
  /** When one of the tags was last invalidated, at the time of the read. */
  changed: number
  seen: number
}

export function versionOf(port: PageCachePort | null, tags: string[]): Version | null {
  const [changed, seen] = [port?.changed(tags) ?? null, port?.clock() ?? null]
  return changed === null || seen === null ? null : { changed, seen }
}

/** Tags are looked up only when something was invalidated at all. */
export function isCurrent(port: PageCachePort, proof: Version, tags: () => string[]): boolean {
  const now = port.clock()
  if (now === null) return false
  if (proof.seen === now) return true
  if (port.changed(tags()) !== proof.changed) return false
  proof.seen = now
  return true
}
