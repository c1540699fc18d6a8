import { lookup } from 'node:dns/promises'
import { isPublicAddress } from './publicAddress'
import type { Guard } from './types'

/** For addresses that others chose: the public internet at the usual ports, never the internal network. */
export const PUBLIC_HOSTS: Guard = {
  allowsAddress: isPublicAddress,
  allowsPort: (port) => port === '' || port === '80' || port === '443',
  resolve: (host) => lookup(host, { all: true }),
}
