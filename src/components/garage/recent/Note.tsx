'use client'
import { useEffect } from 'react'

const note = (write: (store: typeof import('./store')) => void) =>
  void import('./store').then(write, () => undefined)

export function NoteCar({ slug }: { slug: string }) {
  useEffect(() => note(({ noteCar }) => noteCar(slug)), [slug])
  return null
}

interface Props {
  path: string
  refinements: readonly string[]
}

/** Stores the search after 1.5 s, so that lists on the way to another one are not stored. */
export function NoteSearch({ path, refinements }: Props) {
  const words = refinements.join('\n')
  useEffect(() => {
    const search = { path, refinements: words ? words.split('\n') : [] }
    const timer = setTimeout(() => note(({ noteSearch }) => noteSearch(search)), 1500)
    return () => clearTimeout(timer)
  }, [path, words])
  return null
}
