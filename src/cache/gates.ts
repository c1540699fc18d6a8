import { type Gate, gateOf } from '@/core/dealer/links/gates'
import { singleton } from '@/lib/registry'

declare module '@/lib/registry' {
  interface Registry {
    gates: Map<string, readonly Gate[]>
  }
}

const known = () => singleton('gates', () => new Map())

/** Called at each read of a site from the database. */
export const noteGates = (host: string, gates: readonly Gate[]): void => void known().set(host, gates)

/** True also before the site was read. A new gate stays unknown for one render, which has no session and leads to the sign-in. */
export function isGated(host: string, path: string): boolean {
  const gate = gateOf(path)
  return gate !== null && (known().get(host)?.includes(gate) ?? true)
}
