'use client'
import { useEffect } from 'react'
import { toast } from '@payloadcms/ui'
import { whenDrawn, replaceNotices, wholeWords } from '@/admin/payloadContract'
import { sayLost, takeNext } from '@/admin/ask/ask'
import { sendSeen } from '@/lib/seenSave'
import { afterPaint } from '@/lib/dom'
import { nameParts } from './namedParts'

/** Runs once for each animation frame in which something was drawn. */
export function NamedParts() {
  useEffect(() => {
    let frame = 0
    const name = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => nameParts(document))
    }
    const end = whenDrawn(document.body, name)
    return () => {
      end()
      cancelAnimationFrame(frame)
    }
  }, [])
  return null
}

type Id = string | number
type Words = Parameters<typeof toast.error>[0]
type Options = Parameters<typeof toast.error>[1]
/** What it uses of the notices of Payload. */
interface Notices {
  error: (words: Words, options?: Options) => Id
  success: (words: Words, options?: Options) => Id
  loading: (words: Words, options?: Options) => Id
  dismiss: (id: Id) => unknown
}
interface Saving {
  loading: Words
  success: (answer: unknown) => Words
  error: (fault: unknown) => Words
}

/** Shown now: by its words, and one of all that forms say. A new row's form goes on at another address, with the faults of before. */
const faults = new Map<unknown, Id>()
const OF_FORM = 'of a form'

/**
 * Payload has one time for all its notices. One of a fault stays until it is closed, until something works, or until the
 * next of its kind: a fault that is over would stand beside the news that it was saved.
 */
function stayingErrors({ error, success, loading, dismiss }: Notices) {
  const staying = {
    error(words: Words, options?: Options): Id {
      const kind = options?.id === undefined && typeof words === 'string' ? words : OF_FORM
      const before = faults.get(kind)
      if (before !== undefined) dismiss(before)
      const id = error(wholeWords(words), { duration: Infinity, ...options })
      faults.set(kind, id)
      return id
    },
    success(words: Words, options?: Options): Id {
      for (const id of faults.values()) dismiss(id)
      faults.clear()
      return success(words, options)
    },
    /** Of a form: its own notice has no time of its own either. */
    promise(saved: Promise<unknown>, words: Saving): Id {
      const id = loading(words.loading)
      void saved.then(
        (answer) => staying.success(words.success(answer), { id }),
        (fault: unknown) => staying.error(words.error(fault), { id }),
      )
      return id
    },
  }
  return staying
}

/** Faults of Payload's own forms and lists: in plain words, and for as long as a person needs to read them. */
export function ClearFaults() {
  useEffect(() => {
    const ends = [replaceNotices(toast, stayingErrors), sayLost(window), sendSeen(window)]
    return () => ends.toReversed().forEach((end) => end())
  }, [])
  return null
}

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
