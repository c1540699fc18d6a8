/** A fresh database in a folder of its own. Import it before anything of src, since settings are read once. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'

const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-'))
process.env.DATA_DIR = dir
process.env.LOG_LEVEL ??= 'silent'

let opened: Payload | undefined

export async function freshDb(): Promise<Payload> {
  await import('@payload-config')
  const { getDb } = await import('@/db/payload')
  opened = await getDb()
  return opened
}

export async function closeDb(): Promise<void> {
  await opened?.destroy()
  rmSync(dir, { recursive: true, force: true })
}
