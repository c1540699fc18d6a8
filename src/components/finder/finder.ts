import { writeQuery } from '@/domain/listState/href'
import { countTo } from '@/lib/countTo'
import { all, closest, one } from '@/components/page/behaviour/dom'
import { type End, type Ends, endsText, keptApart, rangeOf, shareOf } from './priceEnds'

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

const endOf = (form: HTMLFormElement, end: End): HTMLInputElement | null => {
  const input = one(`[data-end=${end}]`, form)
  return input instanceof HTMLInputElement ? input : null
}
const endsOf = (form: HTMLFormElement): Ends | null => {
  const [min, max] = [endOf(form, 'min'), endOf(form, 'max')]
  return min && max && { min: Number(min.value), max: Number(max.value) }
}

/** What the form asks for, in the shortest words of an address: empty fields and open ends are left out. */
const filled = (form: HTMLFormElement): URLSearchParams => {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value && !/^(min|max|scale)\[/.test(name)) query.append(name, value)
  }
  const ends = endsOf(form)
  const range = ends && rangeOf(ends)
  if (range) query.append('range[price]', range)
  return query
}

/** Keeps the slider's ends apart and its words true. */
const slide = (form: HTMLFormElement, moved: HTMLInputElement): void => {
  const now = endsOf(form)
  if (!now) return
  const ends = keptApart(now, moved.dataset.end === 'min' ? 'min' : 'max')
  for (const end of ['min', 'max'] as const) {
    const input = endOf(form, end)
    if (!input) continue
    input.value = String(ends[end])
    input.setAttribute('aria-valuetext', `$${ends[end].toLocaleString('en-AU')}`)
    input
      .closest<HTMLElement>('.range')
      ?.style.setProperty(end === 'min' ? '--lo' : '--hi', String(shareOf(ends[end])))
  }
  const words = one('[data-ends-text]', form)
  if (words) words.textContent = endsText(ends)
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
    if (!answer) return
    for (const figure of all('[data-count]', form)) countTo(figure, answer.count)
    const said = one('[data-count-said]', form)
    if (said) said.textContent = answer.count.toLocaleString('en-AU')
    fillModels(form, answer.models)
  } catch {
    // The count stays as it was; the button works without it.
  }
}

/** The finder's live count, its models for the chosen make, and an address without empty fields. */
export const watchFinders = (signal: AbortSignal): void => {
  let asking = new AbortController()
  let timer = 0
  // This code arrives when a hand comes near; what that hand moved meanwhile is put right.
  for (const moved of all('[data-finder] [data-end=min]'))
    if (moved instanceof HTMLInputElement && moved.form) slide(moved.form, moved)
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.dataset.end && target.form) slide(target.form, target)
    },
    { signal },
  )
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
      const query = writeQuery([...filled(form)])
      window.location.assign(query ? `/search?${query}` : '/search')
    },
    { signal },
  )
}
