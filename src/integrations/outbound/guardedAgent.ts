import type { LookupFunction } from 'node:net'
import { Agent } from 'undici'
import { RemoteFault, type Guard } from './types'

const CONNECT_MS = 5_000

/** Checks the address at connection time: the connected address is the checked one (no DNS rebinding). */
export const guardedLookup =
  ({ resolve, allowsAddress }: Pick<Guard, 'resolve' | 'allowsAddress'>): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname).then(
      (found) => {
        const wanted = found.filter(({ family }) => !options.family || options.family === family)
        const [first] = wanted
        if (!first) return callback(new RemoteFault('unavailable', `${hostname} has no address`), '')
        if (!found.every(({ address }) => allowsAddress(address)))
          return callback(new RemoteFault('barred', 'leads to an address that is not public'), '')
        if (options.all) callback(null, wanted)
        else callback(null, first.address, first.family)
      },
      () => callback(new RemoteFault('unavailable', `${hostname} cannot be resolved`), ''),
    )
  }

export const guardedAgent = (guard: Guard): Agent =>
  new Agent({
    connect: { lookup: guardedLookup(guard), timeout: CONNECT_MS },
    connections: 4,
    keepAliveTimeout: 4_000,
  })
