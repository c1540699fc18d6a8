export type FormValues = Record<string, unknown>

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A tick without a value is true or false; ticks with values are options of one list. */
const addTick = (values: FormValues, { name, value, checked }: HTMLInputElement): void => {
  values[name] = value === 'on' ? checked : [...listOf(values[name]), ...(checked ? [value] : [])]
}

/** Values of a server-rendered form: defaults, and text typed or autofilled before hydration. */
export function formValues(
  form: HTMLFormElement | null,
  isRead: (input: Element) => boolean = () => true,
): FormValues {
  const values: FormValues = {}
  for (const input of form?.elements ?? []) {
    if (!isRead(input)) continue
    if (input instanceof HTMLInputElement && input.type === 'checkbox') addTick(values, input)
    else if (input instanceof HTMLInputElement && input.type === 'radio' && !input.checked) continue
    else if (
      input instanceof HTMLInputElement ||
      input instanceof HTMLSelectElement ||
      input instanceof HTMLTextAreaElement
    )
      values[input.name] = input.value
  }
  return values
}

/** Of inputs elsewhere on the page that belong to the form: it does not hear of their changes. */
export const valuesOutside = (form: HTMLFormElement): FormValues =>
  formValues(form, (input) => !form.contains(input))
