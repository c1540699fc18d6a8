/** An address that ends in #panel opens that panel: at once, and when it changes. */
export const watchTabAddress = (signal: AbortSignal): void => {
  const open = () => {
    const panel = document.getElementById(location.hash.slice(1))
    if (panel?.getAttribute('role') === 'tabpanel')
      void import('./tabs').then(
        ({ openTab }) => openTab(panel),
        () => undefined,
      )
  }
  addEventListener('hashchange', open, { signal })
  open()
}
