'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { ComboboxRows, type ComboboxGroup } from './ComboboxRows'
import { moved, NONE } from './comboboxKeys'

interface Props {
  /** An input of the page's form, with an id. It is not replaced, so text typed before hydration stays. */
  input: HTMLInputElement
  label: string
  groups: readonly ComboboxGroup[]
  status: string
  onWords: (words: string) => void
  /** On lost focus, a chosen row, the submit button, or Escape in an empty input (`byEscape`). */
  onLeave: (byEscape: boolean) => void
}

/** Links under a search input: arrow keys select, Enter follows; without a selection it sends the form. */
export function Combobox({ input, label, groups, status, onWords, onLeave }: Props) {
  const { id } = input
  const [isOpen, setOpen] = useState(() => document.activeElement === input)
  const [chosen, setChosen] = useState(NONE)
  const optionIds = groups.flatMap(({ key, options }) => options.map((_, at) => `${id}-${key}-${at}`))
  const isShown = isOpen && optionIds.length > 0
  const activeId = isShown ? optionIds[chosen] : undefined
  // New rows reset the selection.
  const [provided, setProvided] = useState(groups)
  if (provided !== groups) {
    setProvided(groups)
    setChosen(NONE)
  }

  const open = () => {
    setOpen(true)
    onWords(input.value)
  }
  const close = () => {
    setOpen(false)
    setChosen(NONE)
  }
  const leave = (byEscape = false) => {
    close()
    onLeave(byEscape)
  }
  const onEscape = () => {
    if (isShown) return close()
    if (!input.value) return leave(true)
    input.setRangeText('', 0, input.value.length)
    onWords('')
  }
  const onOpen = useEffectEvent(open)
  const onEarlyWords = useEffectEvent(() => onWords(input.value))
  const onLeft = useEffectEvent(() => leave())
  const onClick = useEffectEvent(() => !isOpen && open())
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') {
      event.preventDefault()
      return onEscape()
    }
    const option = activeId && document.getElementById(activeId)
    if (event.key === 'Enter' && option) {
      event.preventDefault()
      return option.click()
    }
    if (!isShown && event.key === 'ArrowDown') {
      event.preventDefault()
      return open()
    }
    const next = isShown ? moved(event.key, chosen, optionIds.length) : null
    if (next === null) return
    event.preventDefault()
    setChosen(next)
    document.getElementById(optionIds[next] ?? '')?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-controls', `${input.id}-suggestions`)
    input.addEventListener('input', () => onOpen(), { signal })
    input.addEventListener('focus', () => onOpen(), { signal })
    input.addEventListener('click', () => onClick(), { signal })
    input.addEventListener('keydown', (event) => onKeyDown(event), { signal })
    input.addEventListener('blur', () => onLeft(), { signal })
    input.form?.addEventListener('submit', () => onLeft(), { signal })
    if (document.activeElement === input) onEarlyWords()
    return () => listening.abort()
  }, [input])
  useEffect(() => {
    input.setAttribute('aria-expanded', String(isShown))
    if (activeId) input.setAttribute('aria-activedescendant', activeId)
    else input.removeAttribute('aria-activedescendant')
  }, [input, isShown, activeId])

  return (
    <>
      <div className="sr" role="status">
        {isOpen && status}
      </div>
      {/* Keeps the focus in the input while a row is pressed. */}
      <div
        className="suggest"
        id={`${id}-suggestions`}
        role="listbox"
        aria-label={label}
        hidden={!isShown}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => leave()}
      >
        <ComboboxRows id={id} groups={groups} activeId={activeId} />
      </div>
    </>
  )
}
