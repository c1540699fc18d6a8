'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { isSavedMessage, PREVIEW_READY } from '@/lib/payloadContract'

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
      if (origin === window.location.origin && source === editor && isSavedMessage(data)) refresh()
    }
    window.addEventListener('message', onMessage)
    if (editor !== window) editor.postMessage(PREVIEW_READY, window.location.origin)
    return () => window.removeEventListener('message', onMessage)
  }, [refresh])
  return null
}
