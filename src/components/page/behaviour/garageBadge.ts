import { GARAGE_EVENT, type GarageList, readList } from '@/components/car/garage'
import { all, one } from './dom'

const isList = (name: string | undefined): name is GarageList => name === 'favourites' || name === 'compare'

/** The number of saved cars on the header's heart: it lives in this browser, so the server cannot know it. */
export const watchGarage = (signal: AbortSignal): void => {
  const update = (): void => {
    for (const link of all('[data-garage]')) {
      const name = link.dataset.garage
      const badge = one('.badge', link)
      if (!isList(name) || !badge) continue
      const count = readList(name).length
      badge.hidden = count === 0
      badge.textContent = String(count)
      link.setAttribute('aria-label', count ? `Garage, ${count} saved` : 'Garage')
    }
  }
  update()
  window.addEventListener(GARAGE_EVENT, update, { signal })
  window.addEventListener('storage', update, { signal })
}
