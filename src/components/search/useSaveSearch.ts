'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { savedSearchSchema, type SavedSearchInput } from '@/domain/alerts/signUpSchema'
import { type Failure, failuresOf } from '@/components/forms/failures'
import { type FormValues, formValues } from '@/components/forms/formValues'
import { captchaProof } from '@/components/forms/proof'
import { sendSearch } from './saveSearchSend'
import { noteSaved } from './savedSearches'
import type { SaveSearchView } from './saveSearchView'

export const SAVE_FIELDS = ['name', 'email', 'frequency'] as const
export type SaveField = (typeof SAVE_FIELDS)[number]
export const SAVE_FORM_ID = 'save-form'

/** Values typed into a server-rendered form; empty for a dialog that has just opened. */
const typedValues = (): FormValues => {
  // The server renders this too and has no document.
  if (typeof document === 'undefined') return {}
  const form = document.getElementById(SAVE_FORM_ID)
  return form instanceof HTMLFormElement ? formValues(form) : {}
}

export function useSaveSearch(view: SaveSearchView) {
  const [defaultValues] = useState<FormValues>(() => ({
    search: view.search,
    name: view.words,
    email: '',
    frequency: 'daily',
    ...typedValues(),
  }))
  const { register, handleSubmit, formState, setError } = useForm<FormValues, unknown, SavedSearchInput>({
    resolver: zodResolver<FormValues, unknown, SavedSearchInput>(savedSearchSchema),
    defaultValues,
  })
  const proof = useRef<Promise<string> | null>(null)
  const [sentTo, setSentTo] = useState('')
  /** Stays until the next attempt, so that the layout does not shift during corrections. */
  const [summary, setSummary] = useState<Failure[]>([])

  const refuse = (failures: Failure[]) => {
    // A proof is valid once.
    proof.current = null
    setSummary(failures)
  }
  const send = async (input: SavedSearchInput, form: EventTarget | null) => {
    const captcha = view.captcha ? await (proof.current ?? captchaProof()) : ''
    // Without a proof the browser posts the form: the server then offers another check.
    if (view.captcha && !captcha && form instanceof HTMLFormElement) return form.submit()
    const failures = await sendSearch({ ...input, captcha: captcha || undefined, url: location.href })
    if (!failures.length) {
      noteSaved({ path: view.search, name: input.name || view.words, frequency: input.frequency })
      return setSentTo(input.email)
    }
    refuse(failures)
    failures.forEach(({ path, message }, index) =>
      setError(path || 'root', { message }, { shouldFocus: index === 0 }),
    )
  }
  const onSubmit = (event: React.FormEvent) => {
    const form = event.currentTarget
    void handleSubmit(
      (input) => send(input, form),
      (found) => refuse(failuresOf(found)),
    )(event)
  }
  const onFocus = () => {
    if (view.captcha) proof.current ??= captchaProof()
  }
  return {
    register,
    // React must check the same radio that react-hook-form starts from.
    frequency: defaultValues.frequency,
    errorOf: (name: SaveField) => formState.errors[name]?.message,
    busy: formState.isSubmitting,
    summary,
    sentTo,
    onSubmit,
    onFocus,
  }
}
