/** Pure; times are epoch ms. */
import type { PictureFile } from '@/core/car/carPictures'
import type { PictureState } from './pictureOutbox'
import type { FaultKind } from '@/integrations/outbound'
import { NEVER } from '@/lib/never'
import { picturesHash } from '@/core/car/remotePictures'
import { retryDelayMs } from '@/jobs/backoff'

/** Ten tries take about nine hours. `refused` is tried again, because a host may send a notice once; `barred` is final. */
const TRIES: Record<FaultKind, number> = { unavailable: 10, missing: 10, refused: 3, barred: 1 }

const isOver = ({ ended_at_rev }: PictureFile, rev: number) => ended_at_rev === rev

export interface Plan {
  files: PictureFile[]
  due: string[]
  /** Stored files that no target address names. */
  gone: string[]
}

export function plan(
  wanted: readonly string[],
  known: readonly PictureFile[],
  rev: number,
  now: number,
): Plan {
  const byUrl = new Map(known.map((file) => [file.url, file]))
  const files = wanted.map((url) => byUrl.get(url) ?? { url })
  const due = files.filter(
    (file) => !file.file && !isOver(file, rev) && (file.ended_at_rev || (file.next_at ?? 0) <= now),
  )
  const kept = new Set(files.map(({ file }) => file))
  const gone = new Set(known.flatMap(({ file }) => (file && !kept.has(file) ? [file] : [])))
  return { files, due: due.map(({ url }) => url), gone: [...gone] }
}

export function afterFault(
  before: PictureFile,
  { kind, message }: { kind: FaultKind; message: string },
  rev: number,
  now: number,
): PictureFile {
  const attempts = (before.attempts ?? 0) + 1
  const told = { url: before.url, attempts, error: message.slice(0, 300) }
  return attempts >= TRIES[kind]
    ? { ...told, ended_at_rev: rev }
    : { ...told, next_at: now + retryDelayMs(attempts) }
}

export function stateOf(files: readonly PictureFile[], rev: number, now: number): PictureState {
  const missing = files.filter(({ file }) => !file)
  const open = missing.filter((file) => !isOver(file, rev))
  if (open.length)
    return { files, done: null, next_at: Math.min(...open.map(({ next_at }) => next_at ?? now)) }
  if (missing.length) return { files, done: null, next_at: NEVER }
  return { files, done: files.length ? picturesHash(files.map(({ url }) => url)) : null, next_at: null }
}
