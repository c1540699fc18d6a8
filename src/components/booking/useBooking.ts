'use client'
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { fillContact } from '@/components/forms/contact'
import { dropDraft, keepDraft, restoreDraft } from '@/components/forms/drafts'
import type { Failure } from '@/components/forms/failures'
import type { OtherTime } from './bookingSend'
import type { BookingView } from './view'

const load = () => import('./bookingSend')

/** A drive of one car is another form than that of the next. */
const draftOf = ({ kind, hidden }: BookingView): string =>
  `${kind} ${hidden.find(([name]) => name === 'car_id')?.[1] ?? ''}`

const never = () => () => undefined

/** Checks and sends the form. Before this code is there the browser says itself what is missing. */
export function useBooking(view: BookingView) {
  const form = useRef<HTMLFormElement>(null)
  const proof = useRef<Promise<string> | null>(null)
  const [failures, setFailures] = useState<Failure[]>([])
  /** Null unless somebody else was faster. */
  const [nearest, setNearest] = useState<OtherTime[] | null>(null)
  const [busy, setBusy] = useState(false)
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

  const draft = draftOf(view)

  useEffect(() => {
    if (!form.current) return
    restoreDraft(form.current, draft)
    fillContact(form.current)
  }, [draft])

  const prove = () => {
    if (view.captcha) proof.current ??= load().then(({ captchaProof }) => captchaProof())
    return proof.current ?? Promise.resolve('')
  }

  const send = async (element: HTMLFormElement) => {
    const { checkBooking, sendBooking } = await load()
    const wrong = checkBooking(element)
    if (wrong.length) {
      setFailures(wrong)
      setNearest(null)
      return setBusy(false)
    }
    const captcha = await prove()
    // Without a proof the browser posts the form: the server then offers another check.
    if (view.captcha && !captcha) return element.submit()
    const sent = await sendBooking(view, new FormData(element), captcha)
    if ('link' in sent) {
      dropDraft(draft)
      return window.location.assign(sent.link)
    }
    // A proof is valid once.
    proof.current = null
    setFailures(sent.failures)
    setNearest(sent.nearest)
    setBusy(false)
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const element = event.currentTarget
    // The code did not load: the browser posts the form.
    send(element).catch(() => element.submit())
  }

  return {
    form,
    noValidate: hydrated,
    failures,
    nearest,
    busy,
    onSubmit,
    onChange: ({ currentTarget }: FormEvent<HTMLFormElement>) => keepDraft(currentTarget, draft),
    onFocus: () => void prove().catch(() => undefined),
    errorOf: (name: string) => failures.find(({ path }) => path === name)?.message,
  }
}
