import { addScript } from './addScript'
import { onEvents } from './onEvents'

interface Pixel {
  (...command: unknown[]): void
  /** Set by Meta's script once it has loaded; until then commands are queued. */
  callMethod?: (...command: unknown[]) => void
  queue: unknown[][]
  loaded: boolean
  version: string
  push: (...command: unknown[]) => void
}

declare global {
  interface Window {
    fbq?: Pixel
    _fbq?: Pixel
  }
}

function makePixel(): Pixel {
  const tell = (...command: unknown[]): void => {
    if (pixel.callMethod) pixel.callMethod(...command)
    else pixel.queue.push(command)
  }
  const pixel: Pixel = Object.assign(tell, { queue: [], loaded: true, version: '2.0', push: tell })
  return pixel
}

/** Only views and leads: by default the pixel also sends every button click and the text around it. */
export function loadMeta(id: string): void {
  const pixel = makePixel()
  window.fbq = window._fbq = pixel
  pixel('set', 'autoConfig', false, id)
  pixel('init', id)
  pixel('track', 'PageView')
  onEvents(({ event }) => {
    if (event === 'lead') pixel('track', 'Lead')
  })
  addScript('https://connect.facebook.net/en_US/fbevents.js')
}
