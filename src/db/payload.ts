/** One Payload per process (Payload keeps it on globalThis), its schema up to date before anybody gets it. */
import { getPayload, type Payload, type SanitizedConfig } from 'payload'
import { slot } from '@/lib/slot'
import { migrateDb } from './migrate'

type Config = Promise<SanitizedConfig>

const isConfig = (value: unknown): value is Config => value instanceof Promise
const config = slot('payloadConfig', isConfig)

/** payload.config.ts hands itself over when it is loaded, so that this room knows no collection. */
export const registerConfig = (made: Config): void => config.set(made)

let opening: Promise<Payload> | undefined

async function open(): Promise<Payload> {
  const made = config.get()
  if (!made) throw new Error('Load payload.config.ts before the database is asked for.')
  const payload = await getPayload({ config: made })
  await migrateDb(payload)
  return payload
}

/** The shared Payload; a failed start is not kept, so that the next call tries again. */
export function getDb(): Promise<Payload> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}
