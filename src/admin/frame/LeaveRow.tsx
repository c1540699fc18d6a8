'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import { rowHref } from '@/lib/adminHrefs'

/**
 * Leaving a page, post or offer releases its lock at once, for colleagues. Payload also draws a form anew that stays open, as
 * after a lock was taken over: the address still names the row then, and the lock must stay.
 */
export function LeaveRow() {
  const { id, collectionSlug } = useDocumentInfo()
  useEffect(() => {
    if (!id || !collectionSlug) return
    const leave = () => void navigator.sendBeacon(`/admin/api/${collectionSlug}/${id}/leave`)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      if (location.pathname !== rowHref(collectionSlug, String(id))) leave()
    }
  }, [id, collectionSlug])
  return null
}
