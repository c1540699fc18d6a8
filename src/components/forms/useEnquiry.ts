'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldErrors } from 'react-hook-form'
import type { LeadRules } from '@/domain/leads/leadSchema'
import { fillContact } from './contact'
import type { Enquiry } from './enquiryLive'
import type { Failure } from './failures'
import type { FormValues } from './formValues'
import { recordLead } from './recordLead'
import type { EnquiryView } from './view'

async function loadEnquiry(form: HTMLFormElement | null, rules: LeadRules) {
  const { captchaProof, createEnquiry, failuresOf, send } = await import('./enquiryLive')
  if (!form) throw new Error('The form left the page')
  return { captchaProof, failuresOf, send, enquiry: createEnquiry(form, rules) }
}

export function useEnquiry(view: EnquiryView) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const loaded = useRef<ReturnType<typeof loadEnquiry> | null>(null)
  const proof = useRef<Promise<string> | null>(null)
  const [enquiry, setEnquiry] = useState<Enquiry | null>(null)
  const [errors, setErrors] = useState<FieldErrors<FormValues>>({})
  /** Stays until the next attempt, so that the layout does not shift during corrections. */
  const [summary, setSummary] = useState<Failure[]>([])
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    if (form.current) fillContact(form.current)
  }, [])
  useEffect(
    () =>
      enquiry?.subscribe({
        formState: { errors: true },
        callback: (state) => setErrors({ ...state.errors }),
      }),
    [enquiry],
  )

  const start = async () => {
    loaded.current ??= loadEnquiry(form.current, view.rules)
    try {
      const code = await loaded.current
      if (view.captcha) proof.current ??= code.captchaProof()
      // A submit may follow at once: the fields must be registered first.
      flushSync(() => setEnquiry(code.enquiry))
      return code
    } catch (error) {
      loaded.current = null
      throw error
    }
  }

  const refuse = (failures: Failure[]) => {
    // A proof is valid once.
    proof.current = null
    setSummary(failures)
    setBusy(false)
  }

  const submit = async (element: HTMLFormElement) => {
    const { enquiry: live, send, failuresOf } = await start()
    await live.handleSubmit(
      async (lead) => {
        const captcha = (await proof.current) ?? ''
        // Without a proof the browser posts the form: the server then offers another check.
        if (view.captcha && !captcha) return element.submit()
        const result = await send(lead, captcha)
        if ('failures' in result) {
          refuse(result.failures)
          result.failures.forEach(({ path, message }, index) =>
            live.setError(path || 'root', { message }, { shouldFocus: index === 0 }),
          )
          return
        }
        recordLead(view, lead, result)
        router.push(`/success?ref=${encodeURIComponent(result.lead_id)}`)
      },
      (found) => refuse(failuresOf(found)),
    )()
  }

  const onSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const element = event.currentTarget
    // The code did not load: the browser posts the form.
    submit(element).catch(() => element.submit())
  }

  return {
    form,
    register: enquiry?.register,
    errors,
    summary,
    busy,
    onFocus: () => void start().catch(() => undefined),
    onSubmit,
  }
}
