import { combobox } from '@/components/header/suggest/combobox'
import { one } from './dom'

/** Search boxes suggest while something is typed; each becomes a combobox when the focus first comes to it. */
export const watchSuggest = (signal: AbortSignal): void => {
  const known = new WeakSet<HTMLInputElement>()
  const begin = ({ target }: { target: EventTarget | null }): void => {
    const form = target instanceof Element ? target.closest('form[data-suggest]') : null
    if (!(form instanceof HTMLFormElement)) return
    const input = one('input[name=query]', form)
    if (!(input instanceof HTMLInputElement) || input !== target || known.has(input)) return
    known.add(input)
    combobox(input, form)
  }
  document.addEventListener('focusin', begin, { signal })
  begin({ target: document.activeElement })
}
