'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  savedSearchSchema,
  type SavedSearchInput,
  type SavedSearchValues,
} from '@/domain/alerts/signUpSchema'
import { captchaProof } from '@/components/forms/proof'
import { type Failure, sendSearch } from './saveSearchSend'
import { noteSaved } from './savedSearches'
import type { SaveSearchView } from './saveSearchView'

export const SAVE_FIELDS = ['name', 'email', 'frequency'] as const
export type SaveField = (typeof SAVE_FIELDS)[number]

/** The life of the form: checked and sent in place, the proof of work begun while the person types. */
export function useSaveSearch(view: SaveSearchView) {
  const { register, handleSubmit, formState, setError } = useForm<
    SavedSearchValues,
    unknown,
    SavedSearchInput
  >({
    resolver: zodResolver(savedSearchSchema),
    defaultValues: { search: view.search, name: view.words, email: '', frequency: 'daily' },
    shouldFocusError: false,
  })
  const proof = useRef<Promise<string> | null>(null)
  const [sentTo, setSentTo] = useState('')
  const [said, setSaid] = useState<Failure[]>([])

  const fail = (failures: Failure[]) => {
    // A proof counts once.
    proof.current = null
    for (const { path, message } of failures) {
      const name = SAVE_FIELDS.find((known) => known === path)
      if (name) setError(name, { message })
    }
    setSaid(failures)
  }
  const send = async (input: SavedSearchInput) => {
    const captcha = view.captcha ? await (proof.current ?? captchaProof()) : ''
    const failures = await sendSearch({
      ...input,
      captcha: captcha || undefined,
      url: location.href,
    })
    if (failures.length) fail(failures)
    else {
      noteSaved({ path: view.search, name: input.name || view.words, frequency: input.frequency })
      setSentTo(input.email)
    }
  }
  const onSubmit = (event: React.FormEvent) =>
    void handleSubmit(send, (found) =>
      fail(
        SAVE_FIELDS.flatMap((path) => (found[path]?.message ? [{ path, message: found[path].message }] : [])),
      ),
    )(event)
  const wake = () => {
    if (view.captcha) proof.current ??= captchaProof()
  }
  return {
    register,
    errorOf: (name: SaveField) => formState.errors[name]?.message,
    busy: formState.isSubmitting,
    said,
    sentTo,
    onSubmit,
    wake,
  }
}
