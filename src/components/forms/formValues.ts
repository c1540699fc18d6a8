export type FormValues = Record<string, unknown>

/** Values of a server-rendered form: defaults, and text typed or autofilled before hydration. */
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
