'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** The message that the admin's form sends into its frame after each save. */
const SAVED = 'payload-document-event'
const READY = { type: 'payload-live-preview', ready: true }

const isSaved = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === SAVED

/**
 * Inside the editor's frame the preview is rendered again when a draft is saved. It accepts messages only from the admin that frames
 * or opened it, on the same host. (Payload's own package for this does not exist in the version of the other packages, which Payload
 * requires.)
 */
export function FollowEditor() {
  const { refresh } = useRouter()
  useEffect(() => {
    const opener: unknown = window.opener
    const editor = opener instanceof Window ? opener : window.parent
    const onMessage = ({ data, origin, source }: MessageEvent<unknown>) => {
      if (origin === window.location.origin && source === editor && isSaved(data)) refresh()
    }
    window.addEventListener('message', onMessage)
    if (editor !== window) editor.postMessage(READY, window.location.origin)
    return () => window.removeEventListener('message', onMessage)
  }, [refresh])
  return null
}
