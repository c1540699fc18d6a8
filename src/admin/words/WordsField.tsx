'use client'
import { useField } from '@payloadcms/ui'
import { lazy, Suspense } from 'react'
import { isRecord } from '@/lib/isRecord'
import { textsIn, type Texts } from './ownTexts'

const WordRows = lazy(() => import('./WordRows'))

/** A dealer's own words for the phrases of its site. They are kept in its settings, and saved with them. */
export function WordsField() {
  const { value, setValue } = useField<unknown>({ path: 'config' })
  if (!isRecord(value)) return null
  const save = (words: Texts | undefined) => {
    const { words: _before, ...others } = value
    setValue(words ? { ...others, words } : others)
  }
  return (
    <fieldset className="field-type fc-input fc-words">
      <legend>Words of the site</legend>
      <Suspense>
        <WordRows own={textsIn(value)} onChange={save} />
      </Suspense>
    </fieldset>
  )
}
