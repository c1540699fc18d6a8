import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { copyDatabase } from '@/db/copyDatabase'
import { COPIED } from '@/db/home'
import { env } from '@/env'
import { databaseFile } from '@/lib/databaseFile'
import { sha256Of } from '@/lib/fileSum'
import { noteBackup } from '@/lib/lastBackup'
import {
  copyFiles,
  DATABASE,
  FILES,
  isEmptyOrNew,
  markOfSecret,
  isWithin,
  NOTE,
  SUMS,
  type BackupNote,
  writeSums,
} from '@/cli/backupFolder'
import { done, fail, type OperationResult } from './operationSchema'

/**
 * The database is copied first: every file that it names exists by then, and is copied after it. The note is last, so
 * that an interrupted backup does not count as one.
 */
export async function backup(folder: string): Promise<OperationResult> {
  // It would be copied into itself, and be lost with the data.
  if (isWithin(folder, env.dataDir))
    return fail(
      `${folder} is in the data folder ${env.dataDir}: name a folder elsewhere, best on another disk.`,
    )
  if (!(await isEmptyOrNew(folder))) return fail(`${folder} is not empty: name a new folder.`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const at = new Date().toISOString()
  const file = path.join(folder, DATABASE)
  if (!(await copyDatabase(file, COPIED)))
    return fail(
      'The database is MongoDB: back it up with mongodump, and the bucket or data folder beside it.',
    )
  await mkdir(path.join(folder, FILES), { mode: 0o700 })
  await copyFiles(env.dataDir, path.join(folder, FILES), databaseFile(env.databaseUrl))
  const sums = path.join(folder, SUMS)
  await writeSums(path.join(folder, FILES), sums)
  const note: BackupNote = {
    ...{ at, sha256: await sha256Of(file), sums: await sha256Of(sums) },
    secret: markOfSecret(env.payloadSecret),
  }
  await writeFile(path.join(folder, NOTE), `${JSON.stringify(note)}\n`)
  await noteBackup(env.dataDir, at)
  const bucket = env.s3 ? ` Pictures are in the bucket ${env.s3.bucket}: back it up by its own means.` : ''
  const secret = env.mode === 'demo' ? path.join(env.dataDir, 'secret') : 'PAYLOAD_SECRET'
  return done([
    `Backed up to ${folder}, as of ${at}.${bucket} The secret that opens it, ${secret}, is not in it: keep it at another place.`,
  ])
}
