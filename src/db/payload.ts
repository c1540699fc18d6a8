/** One Payload per process (Payload keeps it on globalThis), its schema up to date before anybody gets it. */
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { migrateDb } from './migrate'

let opening: Promise<Payload> | undefined

async function open(): Promise<Payload> {
  const payload = await getPayload({ config })
  await migrateDb(payload)
  return payload
}

/** The shared Payload; a failed start is not remembered, so that the next call tries again. */
export function getDb(): Promise<Payload> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}
