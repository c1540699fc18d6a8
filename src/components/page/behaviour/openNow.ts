import { all } from './dom'

type Line = [at: number, open: number, text: string]

const isLine = (value: unknown): value is Line =>
  Array.isArray(value) &&
  typeof value[0] === 'number' &&
  typeof value[1] === 'number' &&
  typeof value[2] === 'string'

/** The last text that began before `now` (epoch seconds). */
export const currentLine = (json: string, now: number): Line | undefined => {
  const lines: unknown = JSON.parse(json)
  return Array.isArray(lines) ? lines.filter(isLine).findLast(([at]) => at <= now) : undefined
}

/** Corrects the opening hours of a cached page: each text is chosen again at load and every minute. */
export const watchOpenNow = (signal: AbortSignal): void => {
  const update = (): void => {
    for (const element of all('[data-open-now]')) {
      const line = currentLine(element.dataset.openNow ?? '[]', Date.now() / 1000)
      if (!line || element.textContent === line[2]) continue
      element.textContent = line[2]
      element.classList.toggle('is-open', element.classList.contains('status') && line[1] === 1)
      element.classList.toggle('is-shut', element.classList.contains('status') && line[1] === 0)
    }
  }
  update()
  const timer = window.setInterval(update, 60_000)
  signal.addEventListener('abort', () => window.clearInterval(timer))
}
