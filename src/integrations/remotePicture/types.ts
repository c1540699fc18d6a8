import type { LookupAddress } from 'node:dns'

/** Limits of a fetch. Only tests use another policy than `PUBLIC`. */
export interface Policy {
  allowsAddress(address: string): boolean
  allowsPort(port: string): boolean
  resolve(host: string): Promise<LookupAddress[]>
  timeoutMs: number
  maxBytes: number
}

/** `refused`: permanent; `missing`: no picture in the answer; `unavailable`: no answer from the host. */
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
