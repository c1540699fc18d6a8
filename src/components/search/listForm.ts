import { type FacetName, isFacetName } from '@/core/car/facets'
import { DEFAULT_RADIUS, readNear } from '@/search/list/near'
import { withChange } from '@/search/list/change'
import type { ListState } from '@/search/list/state'
import { isPostcode } from '@/core/dealer/country/postcodeForm'
import { isSort } from '@/core/dealer/config/sortNames'
import { FORM_ID } from './formId'

type Control = HTMLInputElement | HTMLSelectElement
/** A second control for the same filter has only `data-name`, so the form sends the filter once. */
const nameOf = ({ name, dataset }: Control): string => name || (dataset.name ?? '')
export const isBox = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox'

/** Controls of this form, except range fields, which have their own handlers. */
export const asControl = (target: EventTarget | null): Control | null =>
  (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) &&
  target.form?.id === FORM_ID &&
  target.type !== 'hidden' &&
  target.type !== 'range' &&
  !/^(?:min|max)\[/.test(target.name)
    ? target
    : null

const entered = new Set<string>()
/** The form was sent by Enter: the field's text is complete although it keeps the focus. */
export const noteEnter = (): void => void entered.add(document.activeElement?.id ?? '')
export const takeEnter = (id: string): boolean => entered.delete(id)

const controls = (): Control[] => {
  const form = document.getElementById(FORM_ID)
  return form instanceof HTMLFormElement ? [...form.elements].flatMap((one) => asControl(one) ?? []) : []
}

const has = ({ facets }: ListState, name: FacetName, value: string) => facets[name]?.includes(value) ?? false
const textOf = ({ query, near, loan, sortBy, facets }: ListState, name: string): string => {
  if (name === 'query') return query
  if (name === 'near') return near?.postcode ?? ''
  if (name === 'radius') return String(near?.radius ?? DEFAULT_RADIUS)
  if (name === 'sortBy') return sortBy
  if (name === 'deposit' || name === 'term') return String(loan?.[name] ?? '')
  return (isFacetName(name) && facets[name]?.[0]) || ''
}

export const isHalfPostcode = ({ name, value }: Control): boolean =>
  name === 'near' && value !== '' && !isPostcode(value)

/** A postcode that is none stays, to be mended: leaving its field says what is wrong, and in it a phone would still wait for its end. */
export function backToHalfPostcode(): boolean {
  const box = controls().find(isHalfPostcode)
  box?.closest('details')?.setAttribute('open', '')
  box?.blur()
  box?.scrollIntoView({ block: 'center' })
  return box !== undefined
}

const nearOf = (form: HTMLFormElement | null, state: ListState) => {
  const fields = new FormData(form ?? undefined)
  const [postcode, radius] = [fields.get('near'), fields.get('radius')]
  if (typeof postcode !== 'string' || typeof radius !== 'string') return state.near
  // An incomplete postcode changes nothing.
  return postcode && !isPostcode(postcode) ? state.near : readNear(postcode, radius)
}

export const withControl = (state: ListState, control: Control): ListState => {
  const { value } = control
  const name = nameOf(control)
  if (isFacetName(name) && isBox(control))
    return withChange(state, { [control.checked ? 'add' : 'drop']: { [name]: [value] } })
  if (isFacetName(name))
    return withChange(state, { drop: { [name]: state.facets[name] }, add: value ? { [name]: [value] } : {} })
  if (name === 'query') return withChange(state, { query: value.replace(/\s+/g, ' ').trim() })
  if (name === 'sortBy') return withChange(state, isSort(value) ? { sortBy: value } : {})
  if (name === 'near' || name === 'radius') return withChange(state, { near: nearOf(control.form, state) })
  if (name !== 'deposit' && name !== 'term') return state
  const { [name]: _, ...rest } = state.loan ?? {}
  const loan = { ...rest, ...(value && { [name]: Number(value) }) }
  return withChange(state, { loan: Object.keys(loan).length ? loan : null })
}

const differs = (control: Control, state: ListState): boolean => {
  const name = nameOf(control)
  return isBox(control)
    ? isFacetName(name) && control.checked !== has(state, name, control.value)
    : control.value.trim() !== textOf(state, name)
}

export const withTouched = (shown: ListState): ListState =>
  controls()
    .filter((control) => differs(control, shown))
    .reduce(withControl, shown)

/** Sets every control to the search, except a text field with the focus and an incomplete postcode. */
export const syncForm = (state: ListState): void => {
  for (const control of controls()) {
    if (!differs(control, state) || isHalfPostcode(control)) continue
    if (isBox(control)) control.checked = !control.checked
    else if (control instanceof HTMLSelectElement || document.activeElement !== control)
      control.value = textOf(state, nameOf(control))
  }
}
