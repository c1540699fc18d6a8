import { one } from '@/lib/dom'

/** At once, and when the address changes. */
export const watchTabAddress = (signal: AbortSignal): void => {
  const open = () => {
    const panel = one('[role=tabpanel]:target')
    if (panel)
      void import('./tabs').then(
        ({ openTab }) => openTab(panel),
        () => undefined,
      )
  }
  addEventListener('hashchange', open, { signal })
  open()
}
