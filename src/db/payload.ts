import { getPayload, type Payload, type SanitizedConfig } from 'payload'
import { register, registered } from '@/lib/registry'
import { storeIsUnavailable, StoreUnavailable } from '@/lib/storeHealth'
import { migrateDb } from './migrate'

type Config = Promise<SanitizedConfig>

declare module '@/lib/registry' {
  interface Registry {
    payloadConfig: Config
  }
}

export const registerConfig = (made: Config): void => register('payloadConfig', made)

let opening: Promise<Payload> | undefined

async function open(): Promise<Payload> {
  const made = registered('payloadConfig')
  if (!made) throw new Error('Load payload.config.ts before the database is asked for.')
  const payload = await getPayload({ config: made })
  await migrateDb(payload)
  return payload
}

/** A failed start is not cached: the next call tries again. @throws StoreUnavailable at once, after a call that waited */
export function getDb(): Promise<Payload> {
  if (storeIsUnavailable()) return Promise.reject(new StoreUnavailable('The database does not answer'))
  opening ??= open().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}
