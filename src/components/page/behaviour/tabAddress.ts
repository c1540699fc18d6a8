import { one } from '@/lib/dom'

/** An address that ends in #panel opens that panel: at once, and when it changes. */
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
