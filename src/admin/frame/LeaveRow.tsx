'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Who goes away from a page, post or offer gives it free for colleagues at once. */
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
