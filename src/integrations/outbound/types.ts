import type { LookupAddress } from 'node:dns'

/** Which addresses may be asked. Only tests use another guard than `PUBLIC_HOSTS`. */
export interface Guard {
  allowsAddress(address: string): boolean
  allowsPort(port: string): boolean
  resolve(host: string): Promise<LookupAddress[]>
}

/** `barred`: an address that is never asked; `refused`: what it sent breaks a rule; `missing`: the answer is no success; `unavailable`: no answer from the host. */
export type FaultKind = 'barred' | 'refused' | 'missing' | 'unavailable'

export class RemoteFault extends Error {
  constructor(
    readonly kind: FaultKind,
    message: string,
  ) {
    super(message)
    this.name = 'RemoteFault'
  }
}
