'use client'
import { useEffect } from 'react'
import { noteCar, noteSearch } from './store'

/** Remembers the car of this page. */
export function NoteCar({ slug }: { slug: string }) {
  useEffect(() => noteCar(slug), [slug])
  return null
}

interface Props {
  path: string
  refinements: readonly string[]
}

/** Remembers the search of this page once it has been looked at for a moment: a list passed by on the way to another is none. */
export function NoteSearch({ path, refinements }: Props) {
  const words = refinements.join('\n')
  useEffect(() => {
    const timer = setTimeout(() => noteSearch({ path, refinements: words ? words.split('\n') : [] }), 1500)
    return () => clearTimeout(timer)
  }, [path, words])
  return null
}
