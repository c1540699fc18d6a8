/** What react-hook-form holds: text, or whether a box is ticked; a schema checks it. */
export type FormValues = Record<string, unknown>

/** What stands in a form that the server drew: its defaults, and what was typed or filled in before the scripts arrived. */
export function formValues(form: HTMLFormElement | null): FormValues {
  const values: FormValues = {}
  for (const input of form?.elements ?? []) {
    if (input instanceof HTMLInputElement && input.type === 'checkbox') values[input.name] = input.checked
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
