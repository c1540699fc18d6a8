'use client'
import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import { z } from 'zod'
import { plural } from '@/core/money/format'
import { useTyped } from '@/admin/ask/useTyped'

const answered = z.object({
  hits: z.array(z.object({ href: z.string(), title: z.string(), detail: z.string(), group: z.string() })),
})
const SHORTEST = 2

interface Props {
  id: string
  value: string | undefined
  placeholder: string
}

/** Answers below the box while one types; arrow keys go through them. Before its code arrives it is the box of a form. */
export function SearchBox({ id, value, placeholder }: Props) {
  const [typed, setTyped] = useState('')
  const isAsked = typed.length >= SHORTEST
  const { data } = useTyped(isAsked ? `/search-answers?${new URLSearchParams({ q: typed })}` : null, answered)

  function press(event: KeyboardEvent<HTMLElement>) {
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const at = stops.findIndex((one) => one === document.activeElement)
    if (event.key === 'Escape') setTyped('')
    const next = event.key === 'Escape' ? stops[0] : step && stops[at + step]
    if (!next) return
    if (step) event.preventDefault()
    next.focus()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setTyped('')
  }
  return (
    <div className="fc-link fc-link--find" onKeyDown={press} onBlur={leave}>
      <input
        id={id}
        type="search"
        name="q"
        defaultValue={value}
        maxLength={80}
        placeholder={placeholder}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value.trim())}
      />
      <span className="fc-sr" role="status">
        {data && plural(data.hits.length, 'answer')}
      </span>
      {data && (
        <ul aria-label="Found">
          {data.hits.length === 0 && <li>Nothing matches “{typed}” so far.</li>}
          {data.hits.map(({ href, title, detail, group }) => (
            <li key={`${group} ${href}`}>
              <a href={href}>{title}</a>
              <small>{[group, detail].filter(Boolean).join(': ')}</small>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
