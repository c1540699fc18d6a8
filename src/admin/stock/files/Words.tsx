'use client'
import { type ReactNode, useState } from 'react'
import useSWR from 'swr'
import { z } from 'zod'
import { answerTo } from '@/admin/ask/ask'
import { Fault } from '@/admin/ask/Fault'
import { wordKey } from '@/core/car/ownWords'
import { plural } from '@/core/money/format'
import type { RehearsalView } from './rehearsalView'
import { WordBox } from './WordBox'
import type { WordField } from './fieldChoices'

const answerSchema = z.object({
  words: z.array(z.object({ field: z.string(), label: z.string(), word: z.string(), to: z.string() })),
})
interface Change {
  field: string
  word: string
  to: string | null
}

const wordsAfter = async (dealership: string, change?: Change) =>
  answerSchema.parse(await answerTo('/stock-words', { dealership, ...(change && { change }) })).words

interface LineProps {
  word: string
  label: string
  field: WordField | undefined
  to: string
  onChoose(to: string): void
  children: ReactNode
}
const WordLine = ({ word, label, children, ...box }: LineProps) => (
  <li>
    <div>
      <b>{word}</b>
      <span>{label}</span>
    </div>
    <WordBox label={`${word} stands for`} {...box} />
    {children}
  </li>
)

interface Props {
  dealership: string
  /** Before that, only words that were matched before are shown. */
  isFileRead: boolean
  unknown: RehearsalView['unknown']
  fields: readonly WordField[]
  onChange(): void
}

/** Suppliers' words of one dealership: those of this file that nobody knows yet, and those that were matched before. */
export function Words({ dealership, isFileRead, unknown: all, fields, onChange }: Props) {
  const [fault, setFault] = useState('')
  const [field, setField] = useState(fields[0]?.field ?? '')
  const [word, setWord] = useState('')
  const { data: stored = [], mutate } = useSWR(['/stock-words', dealership], () => wordsAfter(dealership), {
    revalidateOnFocus: false,
    onError: (error) => setFault(String(error)),
  })

  async function load(change: Change) {
    try {
      await mutate(await wordsAfter(dealership, change), { revalidate: false })
      setFault('')
      onChange()
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error))
    }
  }

  const known = new Set(stored.map((one) => `${one.field} ${wordKey(one.word)}`))
  const unknown = all.filter((one) => !known.has(`${one.field} ${wordKey(one.word)}`))
  const fieldOf = (name: string) => fields.find((one) => one.field === name)
  if (!isFileRead && stored.length === 0) return <Fault words={fault} />
  return (
    <details className="fc-card fc-wordcard" open={unknown.length > 0 || stored.length > 0}>
      <summary>
        <h2>Words of the supplier</h2>{' '}
        <span className="fc-muted">
          {unknown.length
            ? `${plural(unknown.length, 'word')} not known yet`
            : `${plural(stored.length, 'word')} matched`}
        </span>
      </summary>
      <p>
        Match a word once. Files and pushes of this dealership use it from then on, before any other rule.
      </p>
      <ul className="fc-map">
        {unknown.map(({ field: name, word: theirs, label, cars }) => (
          <WordLine
            key={`${name} ${theirs}`}
            {...{ word: theirs, label, field: fieldOf(name), to: '' }}
            onChoose={(to) => void load({ field: name, word: theirs, to })}
          >
            <span>{plural(cars, 'car')}, not known</span>
          </WordLine>
        ))}
        {stored.map(({ field: name, word: theirs, label, to: ours }) => (
          <WordLine
            key={`${name} ${theirs} kept`}
            {...{ word: theirs, label, field: fieldOf(name), to: ours }}
            onChoose={(to) => void load({ field: name, word: theirs, to })}
          >
            <button
              className="fc-btn"
              type="button"
              onClick={() => void load({ field: name, word: theirs, to: null })}
            >
              Remove <span className="fc-sr">{theirs}</span>
            </button>
          </WordLine>
        ))}
        <li>
          <div>
            <label htmlFor="new-word">Another word</label>
            <input
              id="new-word"
              type="text"
              maxLength={100}
              value={word}
              onChange={({ target }) => setWord(target.value)}
            />
          </div>
          <select
            aria-label="What the word is about"
            value={field}
            onChange={({ target }) => setField(target.value)}
          >
            {fields.map((one) => (
              <option key={one.field} value={one.field}>
                {one.label}
              </option>
            ))}
          </select>
          <WordBox
            key={field}
            label="It stands for"
            field={fieldOf(field)}
            to=""
            isDisabled={word.trim() === ''}
            onChoose={(to) => {
              void load({ field, word, to })
              setWord('')
            }}
          />
        </li>
      </ul>
      <Fault words={fault} />
    </details>
  )
}
