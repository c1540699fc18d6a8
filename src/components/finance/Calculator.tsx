'use client'
import {
  type ComponentType,
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import type { LiveProps } from './LiveCalculator'
import type { LoanView } from './loanView'

interface Props {
  view: LoanView
  /** Page that works the loan out where scripts do not run. */
  action: string
  /** The fields and figures as plain HTML. */
  children: ReactNode
}

const focusIn = (form: HTMLFormElement): LiveProps['focus'] => {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement) || !form.contains(field)) return null
  return { id: field.id, caret: field.type === 'text' ? field.selectionStart : null }
}

const isChanged = (field: Element): boolean =>
  field instanceof HTMLInputElement &&
  // Not sliders: the browser rounds their first value to a step.
  ((field.type === 'radio' && field.checked !== field.defaultChecked) ||
    (field.type === 'text' && field.value !== field.defaultValue))

/** Plain HTML until the first touch; then the code that calculates is fetched and takes the form over. */
export function Calculator({ view, action, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const asked = useRef(false)
  const pressed = useRef(false)
  const [live, setLive] = useState<{ Part: ComponentType<LiveProps>; props: LiveProps } | null>(null)

  const start = (Part: ComponentType<LiveProps>) => {
    const { current } = form
    if (current) setLive({ Part, props: { view, held: new FormData(current), focus: focusIn(current) } })
  }
  const load = () => {
    if (asked.current) return
    asked.current = true
    import('./LiveCalculator').then(
      ({ default: Part }) => {
        // A slider that is being dragged must not be replaced under the finger.
        if (!pressed.current) start(Part)
        else addEventListener('pointerup', () => setTimeout(() => start(Part)), { once: true })
      },
      () => {
        asked.current = false
      },
    )
  }
  const takeOver = useEffectEvent(() => {
    const { current } = form
    if (current && (current.matches(':focus-within') || [...current.elements].some(isChanged))) load()
  })
  // Touched before the scripts arrived.
  useEffect(() => takeOver(), [])
  const press = () => {
    pressed.current = true
    const release = () => (pressed.current = false)
    addEventListener('pointerup', release, { once: true })
    addEventListener('pointercancel', release, { once: true })
    load()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { nativeEvent } = event
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    // The figures stand already; a button with an address of its own sends them there.
    if (live && !button?.hasAttribute('formaction')) event.preventDefault()
  }
  return (
    <form
      ref={form}
      method="get"
      action={action}
      onFocus={load}
      onPointerEnter={load}
      onPointerDown={press}
      onSubmit={submit}
    >
      {live ? <live.Part {...live.props} /> : children}
    </form>
  )
}
