'use client'
import { toast } from '@payloadcms/ui'
import { useEffect } from 'react'
import { takeNext } from '@/admin/ask/done'
import { afterPaint } from '@/lib/dom'

const TRIES = 40
const WAIT_MS = 100

/** A form is drawn after its page. */
function focusOn(id: string, tries = TRIES): void {
  const heading = document.getElementById(id)
  if (!heading && tries > 0) return void setTimeout(() => focusOn(id, tries - 1), WAIT_MS)
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}

/** After a press that loaded the screen again: says what it did, and the keyboard goes on where the button was. */
export function SayDone() {
  useEffect(() => {
    const done = takeNext()
    if (!done) return
    afterPaint(() => {
      toast.success(done.words)
      if (done.heading) focusOn(done.heading)
    })
  }, [])
  return null
}
