'use client'
import { useEffect, useRef } from 'react'

/**
 * For a plain form that the browser posts itself: fills in the proof of work before it goes. Without a script, or a proof,
 * the server offers its other check.
 */
export function ProofField() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = field.current?.form
    if (!form) return
    let proof: Promise<string> | null = null
    const begin = () =>
      (proof ??= import('./proof').then(({ captchaProof }) => captchaProof()).catch(() => ''))
    const onFocus = () => void begin()
    let isGoing = false
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault()
      if (isGoing) return
      isGoing = true
      const made = begin()
      // A proof works once: after Back, the same page needs another.
      proof = null
      void made.then((value) => {
        if (field.current) field.current.value = value
        form.submit()
      })
    }
    const onShown = () => (isGoing = false)
    form.addEventListener('focusin', onFocus)
    window.addEventListener('pageshow', onShown)
    form.addEventListener('submit', onSubmit)
    return () => {
      form.removeEventListener('focusin', onFocus)
      window.removeEventListener('pageshow', onShown)
      form.removeEventListener('submit', onSubmit)
    }
  }, [])
  return <input ref={field} type="hidden" name="captcha" />
}
