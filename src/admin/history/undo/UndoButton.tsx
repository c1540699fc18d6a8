'use client'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { undoBatch } from './undoCalls'

interface Props {
  batch: string
  /** What is undone, for those who hear the button alone. */
  of?: string
  /** For a list that outlives the button; without it the button says it. */
  onSaid?: (words: string) => void
}

export function UndoButton({ batch, of, onSaid }: Props) {
  const router = useRouter()
  const [said, setSaid] = useState('')
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
    setSaid(words)
    onSaid?.(words)
    router.refresh()
  }

  if (said && !onSaid)
    return (
      <p role="status" className="fc-done">
        {said}
      </p>
    )
  return (
    <button className="fc-btn" type="button" disabled={isBusy} onClick={() => void undo()}>
      {isBusy ? 'Undoing' : 'Undo'}
      {of && <span className="fc-sr"> {of}</span>}
    </button>
  )
}
