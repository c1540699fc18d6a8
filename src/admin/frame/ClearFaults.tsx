'use client'
import { toast } from '@payloadcms/ui'
import { useEffect } from 'react'
import { sayLost } from '@/admin/ask/lost'
import { stayingErrors } from './stayingErrors'

/** Faults of Payload's own forms and lists: in plain words, and for as long as a person needs to read them. */
export function ClearFaults() {
  useEffect(() => {
    const before = { ...toast }
    Object.assign(toast, stayingErrors(before))
    const end = sayLost(window)
    return () => {
      end()
      Object.assign(toast, before)
    }
  }, [])
  return null
}
