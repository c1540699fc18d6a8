import { copyFile, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/env'
import { databaseFile } from '@/lib/databaseFile'
import { sha256Of } from '@/lib/fileSum'
import { markRestored } from '@/db/mark'
import {
  copyFiles,
  DATABASE,
  FILES,
  markOfSecret,
  readNote,
  SUMS,
  type BackupNote,
  sumsFault,
} from '@/cli/backupFolder'
import { makeFolder } from '@/lib/startFaults'
import { need, readArgs } from './args'
import { COMMANDS } from './commandTable'
import { CommandError, report, say, tell } from './say'
import { findServer, operate } from './server'

export async function backupCommand(args: string[]): Promise<number> {
  const folder = path.resolve(
    need(readArgs(args, COMMANDS.backup).positionals[0], 'The folder of the backup'),
  )
  return report(await operate({ op: 'backup', folder }, await findServer()))
}

export async function activateCommand(args: string[]): Promise<number> {
  readArgs(args, COMMANDS.activate)
  return report(await operate({ op: 'activate' }, await findServer()))
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

/** Of the demo mode, whose secret is a file. `given`: the file that the operator named. */
async function checkSecret(given: string | undefined, { secret }: BackupNote): Promise<void> {
  if (env.mode === 'production') {
    if (given) throw new CommandError('The secret of production is PAYLOAD_SECRET: leave --secret out.', 2)
    if (secret && secret !== markOfSecret(env.payloadSecret))
      say(
        'PAYLOAD_SECRET is not that of this backup: set it, or name it in PREVIOUS_SECRETS, before the server starts.',
      )
    return
  }
  if (!given)
    return say(
      `Without the secret of the original nobody can read what its leads say: copy it to ${path.join(env.dataDir, 'secret')} before the server starts.`,
    )
  const text = await readFile(given, 'utf8').catch(() => null)
  if (text === null) throw new CommandError(`${given} cannot be read.`)
  if (secret && secret !== markOfSecret(text.trim()))
    throw new CommandError(`${given} is not the secret of this backup.`)
}

/** Overwrites nothing: a person has to move the data of an existing installation away first. */
export async function restoreCommand(args: string[]): Promise<number> {
  const { positionals, values } = readArgs(args, COMMANDS.restore)
  const folder = path.resolve(need(positionals[0], 'The folder of the backup'))
  const database = databaseFile(env.databaseUrl)
  if (!env.databaseUrl.startsWith('file:'))
    throw new CommandError('The database is MongoDB: restore it with mongorestore.')
  if (await findServer()) throw new CommandError('A server is running on this data. Stop it first.')
  if (await exists(database))
    throw new CommandError(`${database} is there already. Move the data folder ${env.dataDir} away first.`)
  const note = await readNote(folder)
  if (!note) throw new CommandError(`${folder} holds no whole backup: it has no backup.json.`)
  await checkWhole(folder, note)
  await checkSecret(values.secret, note)
  makeFolder(path.dirname(database))
  makeFolder(env.dataDir)
  await copyFiles(path.join(folder, FILES), env.dataDir, database)
  if (values.secret) await copyFile(values.secret, path.join(env.dataDir, 'secret'))
  // Backups of earlier versions do not say of themselves that they are copies.
  markRestored(env.dataDir, `${folder}, as of ${note.at}`)
  // Gets its own name last, so that an interrupted restore can be repeated.
  await copyFile(path.join(folder, DATABASE), `${database}.restored`)
  for (const part of ['-wal', '-shm']) await rm(database + part, { force: true })
  await rename(`${database}.restored`, database)
  tell(
    `Restored from ${folder}, as of ${note.at}. Start the server: it builds a new search index. It sends no mails, messages, webhooks or payments until you say that this copy is the one now: npm run forecourt -- activate.`,
  )
  return 0
}
