'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Leaving a page, post or offer releases its lock at once, for colleagues. */
export function LeaveRow() {
  const { id, collectionSlug } = useDocumentInfo()
  useEffect(() => {
    if (!id || !collectionSlug) return
    const leave = () => void navigator.sendBeacon(`/admin/api/${collectionSlug}/${id}/leave`)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [id, collectionSlug])
  return null
}
