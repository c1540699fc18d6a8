import { useSyncExternalStore } from 'react'

const PREFIX = '#settings-'
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('hashchange', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('hashchange', listener)
  }
}
const fromAddress = (): string | undefined =>
  location.hash.startsWith(PREFIX) ? location.hash.slice(PREFIX.length) : undefined

function open(key: string): void {
  // Payload's own router keeps its state in the entry.
  history.replaceState(history.state, '', PREFIX + key)
  for (const listener of listeners) listener()
}

/** The open section. It is in the address, so that it can be shared and stays after a reload. */
export const useSection = (): [key: string | undefined, open: (key: string) => void] => [
  useSyncExternalStore(subscribe, fromAddress, () => undefined),
  open,
]
