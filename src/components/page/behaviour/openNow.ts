import { currentLine } from '@/components/place/currentLine'
import { all } from '@/lib/dom'

const update = (): void => {
  for (const element of all('[data-open-now]')) {
    const line = currentLine(element.dataset.openNow ?? '[]', Date.now() / 1000)
    if (!line || element.textContent === line[2]) continue
    element.textContent = line[2]
    element.classList.toggle('is-open', element.classList.contains('status') && line[1] === 1)
    element.classList.toggle('is-shut', element.classList.contains('status') && line[1] === 0)
  }
}

/** Corrects the opening hours of a cached page: each text is chosen again at load and every minute. */
export const watchOpenNow = (signal: AbortSignal): void => {
  update()
  const timer = window.setInterval(update, 60_000)
  signal.addEventListener('abort', () => window.clearInterval(timer))
}
