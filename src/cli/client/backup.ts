import { copyFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/env'
import {
  copyFiles,
  DATABASE,
  databaseFile,
  FILES,
  readNote,
  sha256Of,
  SUMS,
  type BackupNote,
  sumsFault,
} from '@/cli/backupFolder'
import { makeFolder } from '@/lib/startFaults'
import { need, readArgs } from './args'
import { CommandError, report, say, tell } from './say'
import { findServer, operate } from './server'

const folderOf = (args: string[]): string =>
  path.resolve(need(readArgs(args, {}).positionals[0], 'The folder of the backup'))

export async function backupCommand(args: string[]): Promise<number> {
  const result = await operate({ op: 'backup', folder: folderOf(args) }, await findServer())
  return report(result)
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

/** @throws CommandError naming the first file that is not as it was written */
async function checkWhole(folder: string, note: BackupNote): Promise<void> {
  const damaged = (what: string) => new CommandError(`${what} Take another backup.`)
  const [copy, sums] = [path.join(folder, DATABASE), path.join(folder, SUMS)]
  const isAsWritten = async (file: string, sum: string) =>
    (await exists(file)) && (await sha256Of(file)) === sum
  if (!(await isAsWritten(copy, note.sha256))) throw damaged(`${copy} is not as it was written.`)
  if (note.sums === undefined) {
    say('This backup has no sums of its files: its database was checked alone.')
    return
  }
  if (!(await isAsWritten(sums, note.sums))) throw damaged(`${sums} is not as it was written.`)
  const fault = await sumsFault(path.join(folder, FILES), sums)
  if (fault) throw damaged(fault)
}

/** Overwrites nothing: a person has to move the data of an existing installation away first. */
export async function restoreCommand(args: string[]): Promise<number> {
  const folder = folderOf(args)
  const database = databaseFile(env.databaseUrl)
  if (!env.databaseUrl.startsWith('file:'))
    throw new CommandError('The database is MongoDB: restore it with mongorestore.')
  if (await findServer()) throw new CommandError('A server is running on this data. Stop it first.')
  if (await exists(database))
    throw new CommandError(`${database} is there already. Move the data folder ${env.dataDir} away first.`)
  const note = await readNote(folder)
  if (!note) throw new CommandError(`${folder} holds no whole backup: it has no backup.json.`)
  await checkWhole(folder, note)
  makeFolder(path.dirname(database))
  makeFolder(env.dataDir)
  await copyFiles(path.join(folder, FILES), env.dataDir, database)
  // Gets its own name last, so that an interrupted restore can be repeated.
  await copyFile(path.join(folder, DATABASE), `${database}.restored`)
  for (const part of ['-wal', '-shm']) await rm(database + part, { force: true })
  await rename(`${database}.restored`, database)
  tell(`Restored from ${folder}, as of ${note.at}. Start the server: it builds a new search index.`)
  return 0
}
