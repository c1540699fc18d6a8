export interface ToastMessage {
  text: string
  action?: { label: string; href: string } | { label: string; run: () => void }
}

interface ShownToast {
  id: number
  /** False once it was dismissed; it is removed later. */
  open: boolean
  message: ToastMessage
}

/** Milliseconds from the dismissal of a toast to its removal. */
const REMOVED_AFTER = 1_000_000

let stored: ShownToast | null = null
let count = 0
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

const keep = (next: ShownToast | null): void => {
  clearTimeout(removal)
  stored = next
  for (const listener of listeners) listener()
}

export const toast = (message: ToastMessage): void => keep({ id: ++count, open: true, message })

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  current: () => stored,
  dismiss: () => {
    if (!stored?.open) return
    keep({ ...stored, open: false })
    removal = setTimeout(() => keep(null), REMOVED_AFTER)
  },
}
