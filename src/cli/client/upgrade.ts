import { copyFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/env'
import { markRestored } from '@/db/mark'
import { COPIES, copiesIn } from '@/db/sqlite/copyBefore'
import { databaseFile } from '@/lib/databaseFile'
import { readArgs } from './args'
import { COMMANDS } from './commandTable'
import { CommandError, tell } from './say'
import { findServer } from './server'

/** The database is moved aside with the files that belong to it, and nothing is deleted. */
async function moveAside(database: string, to: string): Promise<void> {
  for (const part of ['-wal', '-shm', ''])
    await rename(database + part, to + part).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
}

/** Reads no database, so that it helps where none can be opened. */
export async function undoCommand(args: string[]): Promise<number> {
  readArgs(args, COMMANDS['upgrade undo'])
  if (!env.databaseUrl.startsWith('file:'))
    throw new CommandError('The database is MongoDB: restore your dump of before with mongorestore.')
  if (await findServer()) throw new CommandError('A server is running on this data. Stop it first.')
  const copy = (await copiesIn(env.dataDir)).at(-1)
  if (!copy)
    throw new CommandError(`There is no copy of before an upgrade in ${path.join(env.dataDir, COPIES)}.`)
  const database = databaseFile(env.databaseUrl)
  const aside = path.join(env.dataDir, COPIES, `after-${new Date().toISOString().replaceAll(':', '-')}.db`)
  await copyFile(copy, `${database}.before`)
  markRestored(env.dataDir, copy)
  await moveAside(database, aside)
  await rename(`${database}.before`, database)
  tell(
    `The database is as it was before the upgrade (${copy}); that of after it is in ${aside}. Start the version of before. It sends nothing until npm run forecourt -- activate: what was sent after the upgrade would go out again, and what came in since is in the other file alone.`,
  )
  return 0
}
