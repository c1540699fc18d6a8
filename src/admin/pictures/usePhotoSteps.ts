'use client'
import { useState } from 'react'
import { undone, type Photos, type Step } from '@/features/pictures/arrange.rules'

interface Taken extends Step {
  words: string
}

/** Announces each change of the list, and can undo them step by step. */
export function usePhotoSteps(images: Photos, set: (next: Photos) => void) {
  const [steps, setSteps] = useState<readonly Taken[]>([])
  const [said, setSaid] = useState('')
  return {
    said,
    mayUndo: steps.length > 0,
    take(after: Photos, words: string) {
      setSteps([...steps, { before: images, after, words }])
      setSaid(words)
      set(after)
    },
    undo() {
      const last = steps.at(-1)
      if (!last) return
      setSteps(steps.slice(0, -1))
      setSaid(`Undone: ${last.words}`)
      set(undone(last, images))
    },
  }
}
