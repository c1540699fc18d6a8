'use client'
import { toast } from '@payloadcms/ui'
import { useEffect } from 'react'
import { sayLost } from '@/admin/ask/lost'
import { replaceNotices } from '@/admin/payloadContract'
import { stayingErrors } from './stayingErrors'

/** Faults of Payload's own forms and lists: in plain words, and for as long as a person needs to read them. */
export function ClearFaults() {
  useEffect(() => {
    const ends = [replaceNotices(toast, stayingErrors), sayLost(window)]
    return () => ends.forEach((end) => end())
  }, [])
  return null
}
