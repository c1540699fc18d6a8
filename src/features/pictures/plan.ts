/** Pure; times are epoch ms. */
import type { PictureFile } from '@/core/car/carPictures'
import type { FaultKind } from '@/integrations/outbound'
import { NEVER } from '@/lib/never'
import { picturesHash } from '@/core/car/remotePictures'
import { afterFailure } from '@/jobs/outbox'

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
  const stored = new Set(files.map(({ file }) => file))
  const gone = new Set(known.flatMap(({ file }) => (file && !stored.has(file) ? [file] : [])))
  return { files, due: due.map(({ url }) => url), gone: [...gone] }
}

export function afterFault(
  before: PictureFile,
  fault: { kind: FaultKind; message: string },
  rev: number,
  now: number,
): PictureFile {
  const { attempts, next_at, isOver } = afterFailure(before.attempts ?? 0, fault, now, TRIES[fault.kind])
  const tried = { url: before.url, attempts, error: fault.message.slice(0, 300) }
  return isOver ? { ...tried, ended_at_rev: rev } : { ...tried, next_at }
}

type PictureState = {
  picture_files: readonly PictureFile[] | null
  /** Epoch ms; null when finished, NEVER when given up with pictures missing. */
  picture_next_at: number | null
  /** Hash of the addresses when all pictures are stored, else null. */
  picture_done: string | null
}

/** What the row stores of it. */
export function stateOf(files: readonly PictureFile[], rev: number, now: number): PictureState {
  const picture_files = files.length ? files : null
  const missing = files.filter(({ file }) => !file)
  const open = missing.filter((file) => !isOver(file, rev))
  const next = Math.min(...open.map(({ next_at }) => next_at ?? now))
  if (missing.length)
    return { picture_files, picture_done: null, picture_next_at: open.length ? next : NEVER }
  const picture_done = files.length ? picturesHash(files.map(({ url }) => url)) : null
  return { picture_files, picture_done, picture_next_at: null }
}
