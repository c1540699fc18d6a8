import type { LookupAddress } from 'node:dns'

/** Which addresses may be requested. Only tests use another guard than `PUBLIC_HOSTS`. */
export interface Guard {
  allowsAddress(address: string): boolean
  allowsPort(port: string): boolean
  resolve(host: string): Promise<LookupAddress[]>
}

/**
 * `barred`: the address is never requested; `refused`: the response breaks a rule; `missing`: the status is no success;
 * `unavailable`: the host does not answer.
 */
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
