'use client'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'

import { z } from 'zod'
import { answerTo } from '@/admin/ask/ask'
import { plural } from '@/core/money/format'

const answerSchema = z.object({
  ...{ total: z.number(), done: z.number() },
  left: z.array(z.object({ title: z.string(), why: z.string() })),
})

/** Puts a change of many back, in parts. Returns what happened, in words. @throws Error with words for the person */
async function undoBatch(batch: string): Promise<string> {
  const undo = crypto.randomUUID()
  const left: string[] = []
  for (let from = 0, total = 1; from < total;) {
    const part = answerSchema.parse(await answerTo(`/bulk-undo/${batch}`, { undo, from }))
    left.push(...part.left.map(({ title, why }) => `${title}: ${why}`))
    // A part that goes no further would be asked for without end.
    if (part.done <= from) break
    from = part.done
    total = part.total
  }
  return left.length ? `Undone, except ${plural(left.length, 'row')}. ${left.join(' ')}` : 'Undone.'
}

interface Props {
  batch: string
  /** What is undone, for those who hear the button alone. */
  of?: string
  /** For a list that outlives the button; without it the button says it. */
  onMessage?: (words: string) => void
}

export function UndoButton({ batch, of, onMessage }: Props) {
  const router = useRouter()
  const [notice, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isUndoing = useRef(false)

  async function undo() {
    // A second press before the screen has changed would find all rows changed meanwhile.
    if (isUndoing.current) return
    isUndoing.current = true
    setBusy(true)
    const words = await undoBatch(batch).catch((error: unknown) =>
      error instanceof Error ? error.message : 'That did not work. Reload the page to see what was changed.',
    )
    isUndoing.current = false
    setBusy(false)
    setMessage(words)
    onMessage?.(words)
    router.refresh()
  }

  if (notice && !onMessage)
    return (
      <p role="status" className="fc-done">
        {notice}
      </p>
    )
  return (
    <button className="fc-btn" type="button" disabled={isBusy} onClick={() => void undo()}>
      {isBusy ? 'Undoing' : 'Undo'}
      {of && <span className="fc-sr"> {of}</span>}
    </button>
  )
}
