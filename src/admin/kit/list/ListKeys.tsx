'use client'
import { useEffect, useSyncExternalStore } from 'react'

const STEPS: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }
const OFF = 'fc-inbox-keys-off'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]')

/** Does what a key means for the chosen row, if the row has it. True when it did something. */
function act(key: string): boolean {
  const row = document.activeElement?.closest('li')
  const link = row?.querySelector<HTMLAnchorElement>('[data-row]')
  if (!row || !link) return false
  if (key === 'r' && link.dataset.reply) {
    window.location.assign(link.dataset.reply)
    return true
  }
  const button = row.querySelector<HTMLButtonElement>(`button[data-key="${CSS.escape(key)}"]`)
  button?.click()
  return button !== null
}

/** Moves the focus over the rows; Enter on a focused link opens it without this code. */
function press(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
  if (event.key === '/') {
    event.preventDefault()
    document.getElementById('list-search')?.focus()
    return
  }
  const step = STEPS[event.key]
  if (!step) {
    if (act(event.key.toLowerCase())) event.preventDefault()
    return
  }
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-row]')]
  const at = links.findIndex((link) => link === document.activeElement)
  // Arrow keys scroll the page until a row has the focus.
  if (at < 0 && event.key.startsWith('Arrow')) return
  const next = links[at < 0 ? 0 : at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
  next.scrollIntoView({ block: 'nearest' })
}

const listeners = new Set<() => void>()
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const areOn = (): boolean => localStorage.getItem(OFF) === null

function toggle(): void {
  if (areOn()) localStorage.setItem(OFF, '1')
  else localStorage.removeItem(OFF)
  for (const listener of listeners) listener()
}

/** Single keys can disturb speech control, so they can be switched off. */
export function ListKeys({ ofLeads = false }: { ofLeads?: boolean }) {
  const isOn = useSyncExternalStore(subscribe, areOn, () => true)

  useEffect(() => {
    if (!isOn) return
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])

  return (
    <p className="fc-keys fc-muted">
      {isOn && (
        <span>
          <kbd>J</kbd> <kbd>K</kbd> move, <kbd>Enter</kbd> opens, <kbd>/</kbd> goes to its filter.
          {ofLeads && (
            <>
              {' '}
              Of the chosen lead: <kbd>T</kbd> takes it, <kbd>R</kbd> opens its reply.
            </>
          )}
        </span>
      )}
      <button className="fc-btn fc-btn--text" type="button" onClick={toggle}>
        {isOn ? 'Turn off keyboard shortcuts' : 'Turn on keyboard shortcuts'}
      </button>
    </p>
  )
}
