/** When the data was last backed up: the time of a file, so that whatever else makes the backups can `touch` it too. */
import { stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

export const LAST_BACKUP = 'last-backup'

const fileIn = (dataDir: string): string => path.join(/* turbopackIgnore: true */ dataDir, LAST_BACKUP)

export const noteBackup = (dataDir: string, at: string): Promise<void> =>
  writeFile(fileIn(dataDir), `${at}\n`, { mode: 0o600 })

/** Null before the first. */
export const backupAgeMs = (dataDir: string): Promise<number | null> =>
  stat(fileIn(dataDir)).then(
    ({ mtimeMs }) => Math.max(0, Date.now() - mtimeMs),
    () => null,
  )
