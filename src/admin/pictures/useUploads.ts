'use client'
import { useEffect, useSyncExternalStore } from 'react'
import { added, type Photos } from '@/features/pictures/arrange.rules'
import { queueOf } from './uploadQueue'

/** Adds uploaded photos to the form as they arrive, also those that came while its tab was closed. */
export function useUploads(car: string, images: Photos, set: (next: Photos) => void) {
  const queue = queueOf(car)
  const uploads = useSyncExternalStore(queue.subscribe, queue.read, queue.read)
  useEffect(() => {
    const sent = queue.collect()
    if (sent.length)
      set(
        added(
          images,
          sent.map((url) => ({ image: { url } })),
        ),
      )
  }, [uploads, queue, images, set])
  return { uploads: uploads.filter(({ state }) => state !== 'sent'), queue }
}
