'use client'
import { useAllFormFields, useForm, useFormBackgroundProcessing, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { ANSWER_MS, setValue, type FormFields, openRows } from '@/admin/payloadContract'
import { lostFields, noteTyped } from './lostFields'

/**
 * Payload's answer to a kept draft sets back every field but the one that was changed last. What was typed into the others while the
 * draft was on its way is put back here; the next draft has it.
 */
export function KeepTyped() {
  const [fields] = useAllFormFields()
  const isSaving = useFormBackgroundProcessing()
  const { dispatchFields, setModified } = useForm()
  const now = useRef(fields)
  /** The fields as they were sent. Null while no answer is due. */
  const sent = useRef<FormFields | null>(null)
  const typed = useRef(new Map<string, unknown>())

  useEffect(() => {
    now.current = fields
    if (!sent.current) return
    noteTyped(typed.current, sent.current, fields)
    if (isSaving) return
    const lost = lostFields(typed.current, fields)
    for (const [path, value] of lost) dispatchFields(setValue(path, value))
    if (lost.length) setModified(true)
  }, [fields, isSaving, dispatchFields, setModified])

  useEffect(() => {
    if (isSaving) {
      typed.current.clear()
      sent.current = now.current
      return
    }
    const timer = setTimeout(() => (sent.current = null), ANSWER_MS)
    return () => clearTimeout(timer)
  }, [isSaving])
  return null
}

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
