/** Calls `hold` before a script loads another document; true cancels the load. Returns a stop function. */
export const onDocumentLoad = (hold: (url: string) => boolean): (() => void) => {
  const listening = new AbortController()
  const navigation: unknown = Reflect.get(window, 'navigation')
  const onNavigate = (event: Event) => {
    const destination: unknown = Reflect.get(event, 'destination')
    if (!event.cancelable || typeof destination !== 'object' || destination === null) return
    if (!('url' in destination) || typeof destination.url !== 'string') return
    if ('sameDocument' in destination && destination.sameDocument === true) return
    if (hold(destination.url)) event.preventDefault()
  }
  if (navigation instanceof EventTarget)
    navigation.addEventListener('navigate', onNavigate, { signal: listening.signal })
  return () => listening.abort()
}
