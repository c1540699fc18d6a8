/** The list's one form, wherever it stands: beside the list or in the sheet. */

export const FORM_ID = 'filters'
/** Marks the history entry of the open sheet. */
export const SHEET = 'forecourt_sheet'

export const inSheet = (): boolean => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && SHEET in state
}

export const formOf = (): HTMLFormElement | null => {
  const form = document.getElementById(FORM_ID)
  return form instanceof HTMLFormElement ? form : null
}

const load = () => import('./formHref')
/** Ahead of the first change, once the page stands: at the first touch it would hold that one up. */
export const prepare = (): void => void load().catch(() => undefined)

/** The list that the form asks for now. */
export const describe = async (form: HTMLFormElement): Promise<string> => {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return (await load()).formHref(entries)
}

/** Puts every control back to what the shown list means: after an answer, and when a change failed or was dropped. */
export const settle = (): void => {
  for (const box of formOf()?.querySelectorAll<HTMLInputElement>('input[data-on]') ?? [])
    box.checked = box.dataset.on === '1'
  for (const field of formOf()?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-value]') ?? [])
    if (document.activeElement !== field || field instanceof HTMLSelectElement)
      field.value = field.dataset.value ?? ''
}
