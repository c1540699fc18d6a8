import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { Payload } from 'payload'

process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), 'forecourt-'))
let payload: Payload | undefined
afterAll(() => payload?.destroy())

it('an empty data folder becomes a database that keeps a row', async () => {
  await import('@payload-config')
  const { getDb } = await import('@/db/payload')
  payload = await getDb()
  const made = await payload.create({
    collection: 'manufacturers',
    data: { name: 'Toyota', slug: 'toyota' },
    overrideAccess: true,
  })
  const found = await payload.findByID({ collection: 'manufacturers', id: made.id, overrideAccess: true })
  expect(found.name).toBe('Toyota')
  expect(await getDb()).toBe(payload)
})
