import { getPayload, type Payload, type SanitizedConfig } from 'payload'
import { register, registered } from '@/lib/registry'
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

/** A failed start is not cached: the next call tries again. */
export function getDb(): Promise<Payload> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}
