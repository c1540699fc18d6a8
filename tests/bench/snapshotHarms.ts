/** What may have happened to the snapshot of the search index between two runs, in turn. The first leaves it as a killed process did. */
import { copyFileSync, existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { SNAPSHOT } from '@/search/embedded/snapshot/file'

const HARMS: ((file: string, earlier: string) => unknown)[] = [
  copyFileSync,
  (file) => truncateSync(file, Math.floor(readFileSync(file).length * Math.random())),
  (file, earlier) => existsSync(earlier) && copyFileSync(earlier, file),
  (file) => {
    const bytes = readFileSync(file)
    const at = Math.floor(bytes.length * Math.random())
    writeFileSync(file, bytes.fill((bytes[at] ?? 0) ^ 1, at, at + 1))
  },
  (file) => rmSync(file),
]

export function harmSnapshot(dataDir: string, round: number): void {
  const file = path.join(dataDir, SNAPSHOT)
  if (existsSync(file)) HARMS[round % HARMS.length]?.(file, path.join(dataDir, 'earlier'))
}
