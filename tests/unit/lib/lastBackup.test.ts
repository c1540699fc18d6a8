import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { backupAgeMs, LAST_BACKUP, noteBackup } from '@/lib/lastBackup'

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-last-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('says nothing before the first backup, and then the age of the file, whoever touched it', async () => {
  expect(await backupAgeMs(folder)).toBeNull()
  await noteBackup(folder, '2026-11-29T20:00:00.000Z')
  expect(await backupAgeMs(folder)).toBeLessThan(5000)
  const hourAgo = Date.now() / 1000 - 3600
  utimesSync(path.join(folder, LAST_BACKUP), hourAgo, hourAgo)
  expect(await backupAgeMs(folder)).toBeGreaterThan(3_590_000)
})
