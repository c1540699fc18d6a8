'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { pushEvent } from '@/components/car/dataLayer'
import { CONTACT_FIELDS, keepContact, readContact } from './contact'
import type { Enquiry, Failure } from './enquiryLive'
import { keepSent } from './sent'
import type { EnquiryView } from './view'

const field = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** Fills the three contact fields that are still empty with what this browser remembers. */
const fillContact = (form: HTMLFormElement) => {
  const known = readContact()
  for (const name of CONTACT_FIELDS) {
    const input = form.elements.namedItem(name)
    if (known && input instanceof HTMLInputElement && !input.value) input.value = known[name]
  }
}

/** The life of a form: plain until it is used, then checked, sent once, and thanked on its own page. */
export function useEnquiry(view: EnquiryView) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const proof = useRef<Promise<string> | null>(null)
  const [live, setLive] = useState<Enquiry | null>(null)
  const [failures, setFailures] = useState<Failure[]>([])
  /** What the summary says: it stands as it was told until the next try, so that nothing jumps while people mend it. */
  const [said, setSaid] = useState<Failure[]>([])
  const [tries, setTries] = useState(0)
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    if (form.current) fillContact(form.current)
  }, [])

  useEffect(
    () =>
      live?.subscribe({
        formState: { errors: true },
        callback: ({ errors = {} }) =>
          setFailures(
            Object.entries(errors).flatMap(([path, error]) =>
              typeof error?.message === 'string' ? [{ path, message: error.message }] : [],
            ),
          ),
      }),
    [live],
  )

  /** On first use: the rules are fetched, and the proof of work begins while the person types. */
  const wake = async () => {
    const code = await import('./enquiryLive')
    if (view.captcha) proof.current ??= code.captchaProof()
    if (!form.current) throw new Error('form left the page')
    const enquiry = live ?? code.createEnquiry(form.current, view.rules)
    if (!live) setLive(enquiry)
    return { code, enquiry, element: form.current }
  }

  const fail = (found: Failure[]) => {
    setFailures(found)
    setSaid(found)
    setTries((count) => count + 1)
    setBusy(false)
    // A proof counts once.
    proof.current = null
  }

  const submit = async () => {
    if (busy) return
    setBusy(true)
    const { code, enquiry, element } = await wake()
    await enquiry.handleSubmit(
      async () => {
        const captcha = (await proof.current) ?? ''
        // The server has a step for browsers that cannot do the work.
        if (view.captcha && !captcha) return element.submit()
        const outcome = await code.send(element, view.form, captcha)
        if ('failures' in outcome) return fail(outcome.failures)
        const contact = {
          name: field(element, 'name'),
          email: field(element, 'email'),
          phone: field(element, 'phone'),
        }
        keepContact(contact)
        keepSent(
          {
            lead_id: outcome.lead_id,
            name: contact.name,
            email: outcome.receipt ? contact.email : '',
            about: view.about,
            promise: view.promise,
            back: location.pathname + location.search,
          },
          { category: field(element, 'category') || view.form, car_id: field(element, 'car_id') },
        )
        pushEvent({ event: 'lead', lead_id: outcome.lead_id, form: view.form, ...view.event })
        router.push(`/success?ref=${encodeURIComponent(outcome.lead_id)}`)
      },
      (errors) =>
        fail(
          Object.entries(errors).flatMap(([path, error]) =>
            typeof error?.message === 'string' ? [{ path, message: error.message }] : [],
          ),
        ),
    )()
  }

  /** Without the code (no network yet) the browser sends the form itself. */
  const onSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    submit().catch(() => element.submit())
  }

  return { form, live, failures, said, tries, busy, wake: () => void wake().catch(() => undefined), onSubmit }
}
