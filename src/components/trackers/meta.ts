import { addScript } from './addScript'
import { onEvents } from './onEvents'

interface Pixel {
  (...command: unknown[]): void
  /** Set by Meta's program when it is there; until then commands wait. */
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

/** Views and leads alone: by itself it would tell of every button and what stands around it. */
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
