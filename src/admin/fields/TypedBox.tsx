'use client'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { saveAt } from '@/admin/payloadContract'
import { addDays } from '@/core/dealer/country/civil'
import { formatTime } from '@/core/place/hours/day'
import { dayShown, laterClock, readClock, readDay } from './typed.rules'

interface Box {
  id?: string | undefined
  'aria-label'?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** Of a form that the browser sends: the stored form goes under this name. */
  name?: string | undefined
  /** What is stored, or what it begins with where nobody keeps it. */
  value: string
  onChange?: ((value: string) => void) | undefined
  /** While something is typed that is not taken over yet. */
  onTyping?: (() => void) | undefined
  onFault?: ((fault: string) => void) | undefined
}

interface Kind {
  look: string
  placeholder: string
  shown: (value: string) => string
  read: (typed: string) => string | null
  /** One step with an arrow key. */
  step: (value: string, by: 1 | -1) => string
  fault: (typed: string) => string
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

/**
 * Payload knows nothing of text that no value came of: the form would be saved with the value before it, and report success. All that
 * saves a row is a press of these buttons, by the mouse or by keys.
 */
function useStoppedSave(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    function stop(event: MouseEvent) {
      const [box, button] = [input.current, saveAt(event.target)]
      if (!button || !box?.validity.customError || !box.form?.contains(button)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      box.closest('details')?.setAttribute('open', '')
      box.focus()
    }
    document.addEventListener('click', stop, true)
    return () => document.removeEventListener('click', stop, true)
  }, [input])
}

/**
 * A box that shows a day or a time as people say it, and takes what they type once they leave it. Text that cannot be read
 * stays, with its fault, changes nothing, and is not saved over.
 */
function TypedBox({ name, value, onChange, onTyping, onFault, kind, ...box }: Box & { kind: Kind }) {
  const [own, setOwn] = useState(value)
  const [typed, setTyped] = useState<string | null>(null)
  const [fault, setFault] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useStoppedSave(input)
  const stored = onChange ? value : own

  function report(words: string) {
    if (words === fault) return
    setFault(words)
    input.current?.setCustomValidity(words)
    onFault?.(words)
  }
  function take(next: string) {
    setTyped(null)
    report('')
    setOwn(next)
    if (next !== stored) onChange?.(next)
  }
  function leave() {
    if (typed === null) return
    const next = typed.trim() ? kind.read(typed) : ''
    if (next === null) report(kind.fault(typed.trim()))
    else take(next)
  }
  function press(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (step && stored && typed === null) {
      event.preventDefault()
      take(kind.step(stored, step))
    }
    // Both send the form at once, before the box is left.
    if (event.key === 'Enter' || (event.key === 's' && (event.ctrlKey || event.metaKey))) leave()
  }
  return (
    <span className={`fc-typed ${kind.look}`}>
      <input
        {...box}
        ref={input}
        type="text"
        autoComplete="off"
        placeholder={kind.placeholder}
        value={typed ?? (stored && kind.shown(stored))}
        aria-invalid={fault ? true : box['aria-invalid']}
        onChange={({ target }) => {
          setTyped(target.value)
          report('')
          onTyping?.()
        }}
        onBlur={leave}
        onKeyDown={press}
      />
      {kind.look === 'is-day' && !box.disabled && <Calendar value={stored} onPick={take} />}
      {name && <input type="hidden" name={name} value={stored} />}
      {fault && (
        <small className="fc-fault" role="alert">
          {fault}
        </small>
      )}
    </span>
  )
}

/** The browser's own calendar. Its box, which would write the day as the browser's language does, is not shown. */
function Calendar({ value, onPick }: { value: string; onPick: (day: string) => void }) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={value}
        onChange={({ target }) => onPick(target.value)}
      />
      <button type="button" aria-label="Calendar" onClick={() => picker.current?.showPicker()}>
        <svg className="fc-drawing" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 2v4m8-4v4M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M3 10h18" />
        </svg>
      </button>
    </>
  )
}

/** By the browser's clock: it decides only whether a year is written, and which one is nearest. */
const today = (): string => new Date().toLocaleDateString('en-CA')

const DAY: Kind = {
  look: 'is-day',
  placeholder: 'e.g. 25 Dec',
  shown: (day) => dayShown(day, today()),
  read: (typed) => readDay(typed, today()),
  step: addDays,
  fault: (typed) => `There is no “${typed}”. Write the day first, such as 25/12/2026 or 25 Dec.`,
}
const QUARTER = 15
const CLOCK: Kind = {
  look: 'is-clock',
  placeholder: 'e.g. 8 am',
  shown: formatTime,
  read: readClock,
  step: (clock, by) => laterClock(clock, by * QUARTER),
  fault: (typed) => `“${typed}” is no time. Write one such as 8:30 am or 17:00.`,
}

/** `value`: yyyy-mm-dd, or empty. */
export const DayBox = (props: Box) => <TypedBox {...props} kind={DAY} />
/** `value`: HH:mm, or empty. */
export const ClockBox = (props: Box) => <TypedBox {...props} kind={CLOCK} />

const MIDDAY = '12:00'

/** A day and a time as one value: `2026-12-25T08:00`. */
export function MomentBox({ value, onChange, name, ...box }: Omit<Box, 'aria-label'> & { label: string }) {
  const [own, setOwn] = useState(value)
  const [day = '', clock = ''] = (onChange ? value : own).split('T')
  function take(next: string) {
    setOwn(next)
    onChange?.(next)
  }
  const { label, id, ...rest } = box
  return (
    <span className="fc-moment-box">
      <DayBox
        {...rest}
        id={id}
        aria-label={label}
        value={day}
        onChange={(next) => take(next && `${next}T${clock || MIDDAY}`)}
      />
      <ClockBox
        {...rest}
        aria-label={`${label}, time`}
        value={clock}
        onChange={(next) => take(day && `${day}T${next || MIDDAY}`)}
      />
      {name && <input type="hidden" name={name} value={onChange ? value : own} />}
    </span>
  )
}
