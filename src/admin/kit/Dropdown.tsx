'use client'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'

interface Props {
  className: string
  button: ReactNode
  buttonClass?: string
  children: ReactNode
}

/** A button and what it opens, which works before any code has arrived. Escape closes it, and so does a press or a step outside. */
export function Dropdown({ className, button, buttonClass, children }: Props) {
  const box = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (box.current?.open && target instanceof Node && !box.current.contains(target))
        box.current.open = false
    }
    const moments = ['pointerdown', 'focusin'] as const
    for (const moment of moments) document.addEventListener(moment, leave)
    return () => {
      for (const moment of moments) document.removeEventListener(moment, leave)
    }
  }, [])

  function close(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !box.current?.open) return
    box.current.open = false
    box.current.querySelector('summary')?.focus()
  }
  return (
    <details ref={box} className={className} onKeyDown={close}>
      <summary className={buttonClass}>{button}</summary>
      {children}
    </details>
  )
}

/** What is seldom done with a list, behind one button. */
export const MoreActs = ({ children }: { children: ReactNode }) => (
  <Dropdown className="fc-more" buttonClass="fc-btn" button="More">
    <div>{children}</div>
  </Dropdown>
)
