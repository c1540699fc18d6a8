import { chmod } from 'node:fs/promises'
import path from 'node:path'
import { log } from '@/lib/log'

/** The umask covers new files; this closes files that an earlier release left readable by others. */
export async function closeToOthers(dataDir: string, databaseUrl: string): Promise<void> {
  const inData = (name: string) => path.join(/* turbopackIgnore: true */ dataDir, name)
  const database = /^file:(?:\/\/)?(.+)$/.exec(databaseUrl)?.[1]
  const files = [inData('secret'), inData('demo.json')]
  if (database) files.push(database, `${database}-wal`, `${database}-shm`)
  const close = (file: string, mode: number) =>
    chmod(file, mode).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') log.warn({ file, error: error.code }, 'A file stays readable by others')
    })
  await Promise.all([close(inData('mail'), 0o700), ...files.map((file) => close(file, 0o600))])
}
