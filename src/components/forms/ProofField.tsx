'use client'
import { useEffect, useRef } from 'react'
import { storedProof } from './storedProof'

/**
 * For a plain form that the browser posts itself: fills in the proof of work before it goes. Without a script, or a proof,
 * the server offers its other check.
 */
export function ProofField() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = field.current?.form
    if (!form) return
    const proof = storedProof(async () => (await import('./proof')).captchaProof())
    const onFocus = () => void proof.get()
    let isGoing = false
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault()
      if (isGoing) return
      isGoing = true
      const made = proof.get()
      // After Back, the same page needs another.
      proof.drop()
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
