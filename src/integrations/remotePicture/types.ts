import type { LookupAddress } from 'node:dns'

/** Where a fetch may go and how much it may take. Only tests use another than `PUBLIC`. */
export interface Policy {
  /** Judges one resolved address. */
  allowsAddress(address: string): boolean
  /** `''` is the scheme's own port. */
  allowsPort(port: string): boolean
  resolve(host: string): Promise<LookupAddress[]>
  /** For the whole of one picture, redirects included. */
  timeoutMs: number
  maxBytes: number
}

/** `refused`: will not change by itself; `missing`: the host answered without the picture; `unavailable`: the host does not answer. */
export type FaultKind = 'refused' | 'missing' | 'unavailable'

export class RemoteFault extends Error {
  constructor(
    readonly kind: FaultKind,
    message: string,
  ) {
    super(message)
    this.name = 'RemoteFault'
  }
}
