'use client'
import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { openRows } from '@/admin/payloadContract'

const PATH = 'layout'

/** A block that was just added is open, so that one can write into it. Payload closes the first one of a page. */
export function OpenNewBlocks() {
  const rows = useFormFields(([fields]) => fields[PATH]?.rows)
  const { dispatchFields } = useForm()
  const known = useRef<Set<string> | null>(null)

  useEffect(() => {
    const before = known.current
    known.current = new Set(rows?.map(({ id }) => id))
    const isNew = (id: string) => before !== null && !before.has(id)
    if (!rows?.some((row) => isNew(row.id) && row.collapsed !== false)) return
    dispatchFields(openRows(PATH, rows, isNew))
  }, [rows, dispatchFields])
  return null
}
