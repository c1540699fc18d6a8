import { closest, one } from './dom'

const WAIT = 150

interface Answer {
  count: number
  models: { value: string; count: number }[]
}

const isCount = (value: unknown): value is { value: string; count: number } =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  'count' in value &&
  typeof value.value === 'string' &&
  typeof value.count === 'number'

/** What the finder needs of a search answer; null when it is none. */
export const readAnswer = (body: unknown): Answer | null => {
  if (typeof body !== 'object' || body === null || !('count' in body) || typeof body.count !== 'number')
    return null
  const facets =
    'facets' in body && typeof body.facets === 'object' && body.facets !== null ? body.facets : {}
  const models = 'model' in facets && Array.isArray(facets.model) ? facets.model.filter(isCount) : []
  return { count: body.count, models }
}

const filled = (form: HTMLFormElement): URLSearchParams => {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value) query.append(name, value)
  }
  return query
}

const fillModels = (form: HTMLFormElement, models: Answer['models']): void => {
  const select = one('select[name=model]', form)
  if (!(select instanceof HTMLSelectElement) || select.value || models.length === 0) return
  const names = models.filter(({ count }) => count > 0).map(({ value }) => new Option(value, value))
  select.replaceChildren(...[select.options[0], ...names].filter((option) => option !== undefined))
}

const show = async (form: HTMLFormElement, signal: AbortSignal): Promise<void> => {
  try {
    const response = await fetch(`/api/cars/search?${filled(form)}`, { signal })
    const answer = response.ok ? readAnswer(await response.json()) : null
    const figure = one('[data-count]', form)
    if (!answer || !figure) return
    figure.textContent = String(answer.count)
    fillModels(form, answer.models)
  } catch {
    // The count stays as it was; the button works without it.
  }
}

/** The finder's live count, its models for the chosen make, and an address without empty fields. */
export const watchFinders = (signal: AbortSignal): void => {
  let asking = new AbortController()
  let timer = 0
  document.addEventListener(
    'change',
    (event) => {
      const form = closest(event, '[data-finder]')
      if (!(form instanceof HTMLFormElement)) return
      if (event.target instanceof HTMLSelectElement && event.target.name === 'make') {
        const model = one('select[name=model]', form)
        if (model instanceof HTMLSelectElement) model.value = ''
      }
      asking.abort()
      asking = new AbortController()
      window.clearTimeout(timer)
      timer = window.setTimeout(() => void show(form, asking.signal), WAIT)
    },
    { signal },
  )
  document.addEventListener(
    'submit',
    (event) => {
      const form = closest(event, '[data-finder]')
      if (!(form instanceof HTMLFormElement)) return
      event.preventDefault()
      const query = filled(form).toString()
      window.location.assign(query ? `/search?${query}` : '/search')
    },
    { signal },
  )
}
