'use client'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { moved, NONE } from './comboboxKeys'

export interface ComboboxOption {
  href: string
  content: ReactNode
}
export interface ComboboxGroup {
  key: string
  title: string
  /** The title is for screen readers only. */
  isQuiet?: boolean
  options: readonly ComboboxOption[]
}

interface Props {
  id: string
  /** The list's name. */
  label: string
  groups: readonly ComboboxGroup[]
  /** What a screen reader hears of an open list. */
  status: string
  input: Omit<ComponentProps<'input'>, 'id' | 'role'>
  /** The words in the box, when they change and when the box is come to. */
  onWords: (words: string) => void
  /** The box is left: by Tab, a press elsewhere, a chosen row, or Escape in an empty box (`byEscape`). */
  onLeave?: (byEscape: boolean) => void
}

/** A search box over its own form, with a list of links under it: arrow keys choose one, Enter follows it, Enter on words sends the form. */
export function Combobox({ id, label, groups, status, input, onWords, onLeave }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(NONE)
  const box = useRef<HTMLInputElement>(null)
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  const isShown = isOpen && count > 0
  const optionId = (at: number) => {
    let before = 0
    for (const { key, options } of groups) {
      if (at < before + options.length) return `${id}-${key}-${at - before}`
      before += options.length
    }
    return undefined
  }
  const activeId = isShown && chosen !== NONE ? optionId(chosen) : undefined
  // New rows: none of them is chosen yet.
  const [given, setGiven] = useState(groups)
  if (given !== groups) {
    setGiven(groups)
    setChosen(NONE)
  }

  const open = () => {
    setOpen(true)
    onWords(box.current?.value ?? '')
  }
  const close = () => {
    setOpen(false)
    setChosen(NONE)
  }
  const leave = (byEscape = false) => {
    close()
    onLeave?.(byEscape)
  }
  const onEarlyFocus = useEffectEvent(open)
  // The focus may be in the box before the scripts are there.
  useEffect(() => {
    if (document.activeElement === box.current) onEarlyFocus()
  }, [])

  const onEscape = () => {
    if (isShown) return close()
    if (!box.current?.value) return leave(true)
    box.current.value = ''
    onWords('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
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
    const next = isShown ? moved(event.key, chosen, count) : null
    if (next === null) return
    event.preventDefault()
    setChosen(next)
    document.getElementById(optionId(next) ?? '')?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <input
        {...input}
        id={id}
        ref={box}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-suggestions`}
        aria-activedescendant={activeId}
        onChange={open}
        onFocus={open}
        onClick={() => !isOpen && open()}
        onKeyDown={onKeyDown}
        onBlur={() => leave()}
      />
      <div className="sr" role="status">
        {isOpen && status}
      </div>
      {/* The focus stays in the box while a row is pressed. */}
      <div
        className="suggest"
        id={`${id}-suggestions`}
        role="listbox"
        aria-label={label}
        hidden={!isShown}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => leave()}
      >
        {groups.map(({ key, title, isQuiet, options }) => (
          <div
            key={key}
            className={`suggest__group suggest__group--${key}`}
            role="group"
            aria-labelledby={`${id}-${key}`}
          >
            <p className={isQuiet ? 'sr' : 'suggest__title'} id={`${id}-${key}`} role="presentation">
              {title}
            </p>
            {options.map(({ href, content }, at) => (
              <a
                key={href}
                className="suggest__row"
                id={`${id}-${key}-${at}`}
                href={href}
                role="option"
                tabIndex={-1}
                aria-selected={activeId === `${id}-${key}-${at}`}
              >
                {content}
              </a>
            ))}
          </div>
        ))}
      </div>
    </>
  )
}
