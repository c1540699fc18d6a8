'use client'
import { toast, useForm } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { loadAgainAt, setValue } from '@/admin/payloadContract'
import { listedAnd } from '@/lib/text'
import { labelOf } from '@/fields/label'
import { stillTyped, typedIn, type Typed } from './chosenValues'

const PATHS = ['state', 'assigned_to', 'notes']

/**
 * When a colleague saved the lead first, Payload's dialog loads it anew and drops what was chosen here. This puts it onto
 * the newest, unsaved. An answer or note is kept by its own box. `savedAt` changes when the newest is there.
 */
export function KeepChosen({ savedAt }: { savedAt: string }) {
  const { getFields, dispatchFields, setModified } = useForm()
  const stored = useRef<Typed>([])

  useEffect(() => {
    function keep({ target }: MouseEvent) {
      if (loadAgainAt(target)) stored.current = typedIn(getFields(), PATHS)
    }
    document.addEventListener('click', keep, true)
    return () => document.removeEventListener('click', keep, true)
  }, [getFields])

  useEffect(() => {
    // After the form has taken over the newest values.
    const later = setTimeout(() => {
      const typed = stillTyped(stored.current, getFields())
      stored.current = []
      if (!typed.length) return
      for (const { path, value } of typed) dispatchFields(setValue(path, value))
      setModified(true)
      const names = listedAnd(typed.map(({ path }) => labelOf(path)))
      toast.info(`${names}: what you chose is put onto the newest. Look at it, then save.`)
    })
    return () => clearTimeout(later)
  }, [savedAt, getFields, dispatchFields, setModified])

  return null
}
