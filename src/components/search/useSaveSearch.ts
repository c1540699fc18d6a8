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

/** What was typed into the form that the server drew; nothing for one that is only now opened. */
const typedValues = (): FormValues => {
  // The server draws the form too, and knows no elements.
  if (typeof document === 'undefined') return {}
  const form = document.getElementById(SAVE_FORM_ID)
  return form instanceof HTMLFormElement ? formValues(form) : {}
}

/** The life of the form: checked and sent in place, the proof of work made while the person types. */
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
  /** Stands until the next try, so that nothing moves while errors are corrected. */
  const [summary, setSummary] = useState<Failure[]>([])

  const refuse = (failures: Failure[]) => {
    // A proof counts once.
    proof.current = null
    setSummary(failures)
  }
  const send = async (input: SavedSearchInput, form: EventTarget | null) => {
    const captcha = view.captcha ? await (proof.current ?? captchaProof()) : ''
    // The server has a step for browsers that cannot do the work.
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
    // react-hook-form reads the radio that React marks as chosen: it has to be the one that is.
    frequency: defaultValues.frequency,
    errorOf: (name: SaveField) => formState.errors[name]?.message,
    busy: formState.isSubmitting,
    summary,
    sentTo,
    onSubmit,
    onFocus,
  }
}
