import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { env } from '@/env'
import { isEmptyOrNew, sumsFault, writeSums } from '@/cli/backupFolder'
import { need, readArgs } from './args'
import { COMMANDS } from './commandTable'
import { CommandError, say, tell } from './say'
import { findServer } from './server'

/** What a data folder has beside its database that is not made anew. */
const FOLDERS = ['media', 'private']

const foldersIn = (from: string): string[] => FOLDERS.filter((name) => existsSync(path.join(from, name)))

/** @throws CommandError when a file would be written over, or is not as it was */
async function copyFolders(from: string): Promise<void> {
  const list = path.join(await mkdtemp(path.join(tmpdir(), 'forecourt-')), 'sums')
  try {
    for (const name of foldersIn(from)) {
      const [source, copy] = [path.join(from, name), path.join(env.dataDir, name)]
      await cp(source, copy, { recursive: true })
      await writeSums(source, list)
      const fault = await sumsFault(copy, list)
      if (fault) throw new CommandError(fault)
    }
  } finally {
    await rm(path.dirname(list), { recursive: true })
  }
}

export async function moveCommand(args: string[]): Promise<number> {
  const { positionals } = readArgs(args, COMMANDS.move)
  const from = path.resolve(need(positionals[0], 'The data folder'))
  const database = path.join(from, 'forecourt.db')
  if (env.databaseUrl.startsWith('file:'))
    throw new CommandError('Set DATABASE_URL to the MongoDB that the data goes to.')
  if (!existsSync(database)) throw new CommandError(`There is no database ${database}.`)
  if (await findServer()) throw new CommandError('A server is running on that MongoDB. Stop it first.')
  const staysHere = path.resolve(env.dataDir) === from
  const hasFolders = !env.s3 && !staysHere
  for (const name of hasFolders ? foldersIn(from) : [])
    if (!(await isEmptyOrNew(path.join(env.dataDir, name))))
      throw new CommandError(`${path.join(env.dataDir, name)} is not empty: nothing was copied.`)
  await import('@payload-config')
  const { move, MoveFault } = await import('@/db/move')
  const moved = await move(database, say).catch((error: unknown) => {
    throw error instanceof MoveFault ? new CommandError(error.message) : error
  })
  if (moved.differences.length) {
    say(...moved.differences, 'The copy is not the same: drop the database and run the command again.')
    return 1
  }
  if (hasFolders) await copyFolders(from)
  tell(
    `Moved ${moved.rows} rows of ${moved.collections} lists; each was compared, and all are the same.${
      env.s3
        ? ` Copy ${foldersIn(from).join(' and ')} of ${from} into the bucket before the first start.`
        : ''
    } Start the server with these settings. ${from} is a copy from now on and sends nothing.`,
  )
  return 0
}
