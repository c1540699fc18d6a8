import type { DataLayerEvent } from '@/components/car/dataLayer'

const isEvent = (entry: object): entry is DataLayerEvent =>
  'event' in entry && typeof entry.event === 'string' && !entry.event.startsWith('gtm.')

export function onEvents(hear: (event: DataLayerEvent) => void): void {
  const layer = (window.dataLayer ??= [])
  const push = layer.push.bind(layer)
  layer.push = (...entries) => {
    const length = push(...entries)
    entries.filter(isEvent).forEach(hear)
    return length
  }
}
