import { GARAGE_EVENT } from '@/components/car/garageEvent'
import { parseStored, storedText } from '@/lib/browserStore'
import { t } from '@/lib/words'
import { all, one } from '@/lib/dom'

/** The number of saved cars in the header. Only this browser has it, so the server cannot render it. */
export const watchBadge = (signal: AbortSignal): void => {
  const update = (): void => {
    for (const link of all('[data-garage]')) {
      const list = parseStored(storedText(link.dataset.garage ?? ''))
      const badge = one('.badge', link)
      if (!badge) continue
      const count = Array.isArray(list) ? list.length : 0
      badge.hidden = count === 0
      badge.textContent = String(count)
      link.setAttribute('aria-label', count ? t('Garage, {count} saved', { count }) : t('Garage'))
    }
  }
  update()
  window.addEventListener(GARAGE_EVENT, update, { signal })
  window.addEventListener('storage', update, { signal })
}
