import { closest } from './dom'

type Watch = (signal: AbortSignal) => void
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const

/** A part's behaviour, fetched when the pointer, a finger or the focus first comes to it. */
export const whenNear =
  (selector: string, load: () => Promise<Watch>): Watch =>
  (signal) => {
    const waiting = new AbortController()
    const stop = AbortSignal.any([signal, waiting.signal])
    const onSign = (event: Event): void => {
      if (!closest(event, selector)) return
      waiting.abort()
      // Without it the part is the plain form that it always was.
      load().then(
        (watch) => watch(signal),
        () => undefined,
      )
    }
    for (const sign of SIGNS) document.addEventListener(sign, onSign, { signal: stop })
  }
