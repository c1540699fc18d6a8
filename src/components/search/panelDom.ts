/** The rows of the panel are static markup: these find them, and count them anew while the sheet is open. */
import { all } from '@/lib/dom'
import { type FacetName, isFacetName } from '@/core/car/facets'
import { FORM_ID } from './formId'
import type { PanelCounts } from './panelCounts'
import type { FacetOption } from './types'

type Facets = PanelCounts['facets']

export const panelForm = (): HTMLElement | null => document.getElementById(FORM_ID)

/** Rows that the page came with; the others are React's. */
const found = (selector: string, root: ParentNode | null): HTMLElement[] =>
  root ? all(selector, root).filter((element) => !element.closest('[data-live]')) : []
const groups = (): HTMLElement[] => found('details[data-group]', panelForm())
const groupOf = (name: string) => groups().find(({ dataset }) => dataset.group === name) ?? null
const makeOf = (models: HTMLElement): string | undefined => {
  const box = models.closest('li')?.querySelector('input[name="make"]')
  const option = groupOf('make')?.querySelector('option[selected]')
  return box instanceof HTMLInputElement ? box.value : (option?.getAttribute('value') ?? undefined)
}

/** Where the models of a ticked make are to be. Null: they are there, or have a group of their own. */
export function placeOfModels(make: string): Element | null {
  const makes = groupOf('make')
  if (!makes || groupOf('model')) return null
  if (found('.boxes__sub', makes).some((models) => makeOf(models) === make)) return null
  const box = found('input[name="make"]', makes).find(
    (one) => one instanceof HTMLInputElement && one.value === make,
  )
  return box?.closest('li') ?? makes.querySelector('.fgroup__body')
}

/** Hides models under a make that is not ticked, while none of them is ticked. Returns what shows them again. */
export function hideOtherModels(makes: readonly string[]): () => void {
  const others = found('.boxes__sub', groupOf('make')).filter(
    (models) => !makes.includes(makeOf(models) ?? '') && !models.querySelector('input:checked'),
  )
  for (const models of others) models.hidden = true
  return () => {
    for (const models of others) models.hidden = false
  }
}

const countOf = (facets: Facets, name: string, value: string): number =>
  facets[name]?.find((one) => one.value === value)?.count ?? 0

/** Writes the counts beside the boxes and into the menus. Returns what writes the old ones again. */
export function showCounts(facets: Facets): () => void {
  const undo: (() => void)[] = []
  const write = (place: Element, text: string) => {
    const before = place.textContent
    if (before === text) return
    place.textContent = text
    undo.push(() => (place.textContent = before))
  }
  for (const label of found('label.check', panelForm())) {
    const [box, place] = [label.querySelector('input'), label.querySelector('.check__n')]
    if (!box || !place || !facets[box.name]) continue
    const count = countOf(facets, box.name, box.value)
    write(place, String(count))
    label.toggleAttribute('data-none', count === 0 && !box.checked)
    undo.push(() => label.removeAttribute('data-none'))
  }
  for (const option of found('select[name] option[value]', panelForm())) {
    const name = option.closest('select')?.name ?? ''
    if (!(option instanceof HTMLOptionElement) || !option.value || !facets[name]) continue
    write(option, option.text.replace(/\(\d+\)$/, `(${countOf(facets, name, option.value)})`))
  }
  return () => {
    for (const one of undo.reverse()) one()
  }
}

/** Ranges get their code at the first sign of use, and follow the search from then on. */
export function wakeRanges(): void {
  for (const range of all('.range', panelForm() ?? undefined))
    range.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}

export interface Added {
  name: FacetName
  at: Element
  options: readonly FacetOption[]
}

/** Values that the panel has no row for, because the list on the page has no such car. A list cut short stays as it is. */
export const addedValues = (facets: Facets): Added[] =>
  groups().flatMap((group): Added[] => {
    const name = group.dataset.group ?? ''
    const at = group.querySelector('select') ?? group.querySelector('.fgroup__body > ul.boxes')
    if (!at || !isFacetName(name) || name === 'categories' || group.querySelector('.more-by-name')) return []
    // Those behind “Show all” are in a list of their own.
    const rows = found('input, option', group).map((row) => ('value' in row ? row.value : ''))
    const options = (facets[name] ?? []).filter(({ value, count }) => count > 0 && !rows.includes(value))
    return options.length ? [{ name, at, options }] : []
  })
