import { type Gate, gateOf } from '@/domain/shoppers/gates'
import { singleton } from '@/lib/registry'

declare module '@/lib/registry' {
  interface Registry {
    gates: Map<string, readonly Gate[]>
  }
}

const known = () => singleton('gates', () => new Map())

/** Told at each read of a site from the database. */
export const noteGates = (host: string, gates: readonly Gate[]): void => void known().set(host, gates)

/**
 * True when a sign-in stands before the path, so that its answer depends on the session; also while nobody has read
 * the site. A gate that is new is unknown for one render, which knows no visitor and is led to the sign-in.
 */
export function isGated(host: string, path: string): boolean {
  const gate = gateOf(path)
  return gate !== null && (known().get(host)?.includes(gate) ?? true)
}
