import { isPersonalPath } from '@/lib/personalPath'

const pathOf = (address: string | URL | null | undefined): string =>
  address && URL.canParse(String(address), location.href) ? new URL(address, location.href).pathname : ''

/**
 * Trackers read this address and the one before it. Of a page of one shopper they find the host alone, and a step to
 * such a page reloads it, without them.
 */
export function keepPersonalPages(): void {
  if (isPersonalPath(pathOf(document.referrer)))
    Object.defineProperty(document, 'referrer', { value: `${location.origin}/` })
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history)
    history[name] = (state, unused, address) => {
      if (!isPersonalPath(pathOf(address))) return change(state, unused, address)
      if (name === 'pushState') location.assign(String(address))
      else location.replace(String(address))
    }
  }
}
