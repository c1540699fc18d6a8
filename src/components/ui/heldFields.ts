type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement
const NOT_TYPED = new Set(['range', 'checkbox', 'radio', 'submit', 'button', 'hidden', 'file'])
const isTyped = (element: Element) =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !NOT_TYPED.has(element.type))

const stopsOf = (box: Element) => box.querySelectorAll<HTMLElement>('input, select, textarea, button, a')
const fieldsOf = (box: Element): Field[] => [...box.querySelectorAll('*')].filter(isField)
const isChecked = (field: Field) => field instanceof HTMLInputElement && field.checked
/** Null where the browser does not say: a select, an email, a number. */
const selectionOf = (field: Field): readonly [number, number] | null =>
  field instanceof HTMLSelectElement || field.selectionStart === null
    ? null
    : [field.selectionStart, field.selectionEnd ?? field.selectionStart]

const isChanged = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement)
    return field.selectedIndex > 0 && !field.options[field.selectedIndex]?.defaultSelected
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type))
    return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}
export const isTouched = (box: Element): boolean =>
  box.contains(document.activeElement) || fieldsOf(box).some(isChanged)

/** Replacing it now would close a phone's keyboard or an open list of options. */
export const isInUse = (box: Element, event?: Event): boolean => {
  const { activeElement } = document
  if (!activeElement || !box.contains(activeElement)) return false
  if (activeElement instanceof HTMLSelectElement) return event?.type !== 'change'
  return isTyped(activeElement) && matchMedia('(pointer: coarse)').matches
}

/** Returns a function that restores everything in the new fields, which are in the same order. */
export function holdFields(box: Element): (box: Element) => void {
  const at = [...stopsOf(box)].findIndex((stop) => stop === document.activeElement)
  const held = fieldsOf(box).map((field) => ({
    value: field.value,
    checked: isChecked(field),
    selection: field === document.activeElement ? selectionOf(field) : null,
  }))
  return (now) => {
    stopsOf(now)[at]?.focus({ preventScroll: true })
    fieldsOf(now).forEach((field, index) => {
      const stored = held[index]
      if (!stored) return
      field.value = stored.value
      if (field instanceof HTMLInputElement) field.checked = stored.checked
      // Restores a selection, so that typing still replaces it.
      if (stored.selection && !(field instanceof HTMLSelectElement))
        field.setSelectionRange(...stored.selection)
    })
  }
}
