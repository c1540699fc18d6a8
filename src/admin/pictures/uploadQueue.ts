'use client'
/** Uploads photos to one car, one after the other. It continues when the form's tab that started it is closed. */
import { fullRefusal, refusedBefore, REFUSALS } from '@/features/pictures/limits.rules'
import { sendPhoto } from './sendPhoto'

export interface Upload {
  key: number
  file: File
  state: 'waiting' | 'sending' | 'sent' | 'refused'
  /** From 0 to 1: the part that was sent. At 1 the server still converts it. */
  share: number
  url: string
  words: string
  mayRetry: boolean
}

const NEW = { share: 0, url: '', words: '', mayRetry: true } as const
let keys = 0

function uploadQueue(car: string) {
  let uploads: readonly Upload[] = []
  let stopSending: (() => void) | null = null
  const listeners = new Set<() => void>()

  function set(next: readonly Upload[]) {
    uploads = next
    for (const tell of listeners) tell()
  }
  const change = (key: number, part: Partial<Upload>) =>
    set(uploads.map((one) => (one.key === key ? { ...one, ...part } : one)))

  async function next(): Promise<void> {
    const one = uploads.find(({ state }) => state === 'waiting')
    if (!one || stopSending) return
    change(one.key, { state: 'sending' })
    const { sent, stop } = sendPhoto(car, one.file, (share) => change(one.key, { share }))
    stopSending = stop
    const answer = await sent
    stopSending = null
    change(one.key, 'url' in answer ? { state: 'sent', url: answer.url } : { state: 'refused', ...answer })
    return next()
  }

  return {
    subscribe(tell: () => void) {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    read: () => uploads,
    /** `room`: how many more photos the car may have, without these. */
    add(files: readonly File[], room: number) {
      let left = room - uploads.filter(({ state }) => state !== 'refused').length
      const more = files.map((file): Upload => {
        const fault = refusedBefore(file)
        const words = fault ? REFUSALS[fault] : left > 0 ? '' : fullRefusal
        if (!words) left--
        return { ...NEW, key: ++keys, file, state: words ? 'refused' : 'waiting', words, mayRetry: !fault }
      })
      set([...uploads, ...more])
      void next()
    },
    retry(key: number) {
      change(key, { ...NEW, state: 'waiting' })
      void next()
    },
    drop(key: number) {
      const dropped = uploads.find((one) => one.key === key)
      set(uploads.filter((one) => one.key !== key))
      if (dropped?.state === 'sending') stopSending?.()
    },
    /** Uploaded photos for the form to show; each is returned once. */
    collect(): string[] {
      const sent = uploads.filter(({ state }) => state === 'sent')
      if (sent.length) set(uploads.filter(({ state }) => state !== 'sent'))
      return sent.map(({ url }) => url)
    },
  }
}
export type UploadQueue = ReturnType<typeof uploadQueue>

const queues = new Map<string, UploadQueue>()

export function queueOf(car: string): UploadQueue {
  const known = queues.get(car) ?? uploadQueue(car)
  // The server renders the form too, but uploads nothing.
  if (typeof window !== 'undefined') queues.set(car, known)
  return known
}
