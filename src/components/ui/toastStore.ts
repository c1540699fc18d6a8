export interface ToastMessage {
  text: string
  action?: { label: string; href: string } | { label: string; run: () => void }
}

interface Shown {
  id: number
  message: ToastMessage
}

let shown: Shown | null = null
let count = 0
const listeners = new Set<() => void>()

const show = (next: Shown | null): void => {
  shown = next
  for (const listener of listeners) listener()
}

export const toast = (message: ToastMessage): void => show({ id: ++count, message })

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  current: () => shown,
  clear: () => show(null),
}
