'use client'
import { useEffect } from 'react'
import { noteCar, noteSearch } from './store'

export function NoteCar({ slug }: { slug: string }) {
  useEffect(() => noteCar(slug), [slug])
  return null
}

interface Props {
  path: string
  refinements: readonly string[]
}

/** Stores the search after 1.5 s, so that lists passed on the way to another are not stored. */
export function NoteSearch({ path, refinements }: Props) {
  const words = refinements.join('\n')
  useEffect(() => {
    const timer = setTimeout(() => noteSearch({ path, refinements: words ? words.split('\n') : [] }), 1500)
    return () => clearTimeout(timer)
  }, [path, words])
  return null
}
