import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { chmod } from 'node:fs/promises'
import path from 'node:path'
import { log } from '@/lib/log'

const QUIET_MS = 3000

/** Otherwise, with much memory, V8 first collects in full at 512 MB and the heap grows to twice this size. */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=25')
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  setTimeout(() => typeof collect === 'function' && Reflect.apply(collect, undefined, []), QUIET_MS).unref()
}

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
