import { pastSearches } from '@/components/garage/recent/store'
import type { Suggestions } from '@/domain/suggestions'
import { ask, asked } from './answer'
import { groupsOf, said } from './groups'
import { moved, NONE } from '@/components/ui/comboboxKeys'
import { draw } from './panel'

const WAIT = 300

const beside = (form: HTMLElement, className: string, role: string): HTMLElement => {
  const element = document.createElement('div')
  element.className = className
  element.setAttribute('role', role)
  form.append(element)
  return element
}

/** Makes a search box a combobox over its own form, which goes on working as it did: Enter on words sends it. */
export const combobox = (input: HTMLInputElement, form: HTMLFormElement): void => {
  const status = beside(form, 'sr', 'status')
  const box = beside(form, 'suggest', 'listbox')
  box.id = `${input.id}-suggestions`
  box.hidden = true
  box.setAttribute('aria-label', 'Suggestions')
  for (const [name, value] of [
    ['role', 'combobox'],
    ['aria-autocomplete', 'list'],
    ['aria-expanded', 'false'],
    ['aria-controls', box.id],
  ] as const)
    input.setAttribute(name, value)

  let options: HTMLElement[] = []
  let active = NONE
  let last: Suggestions | null = null
  let asking = new AbortController()
  let timer = 0

  const choose = (next: number): void => {
    options[active]?.setAttribute('aria-selected', 'false')
    active = next
    const option = options[active]
    option?.setAttribute('aria-selected', 'true')
    option?.scrollIntoView({ block: 'nearest' })
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
  }
  const setOpen = (open: boolean): void => {
    if (!open) choose(NONE)
    box.hidden = !open
    input.setAttribute('aria-expanded', String(open))
  }
  const show = (answer: Suggestions | null): void => {
    last = answer
    choose(NONE)
    const groups = groupsOf(input.value, answer, pastSearches())
    options = draw(box, groups, input.value)
    box.scrollTop = 0
    setOpen(options.length > 0)
    status.textContent = said(groups, input.value)
  }
  const stop = (): void => {
    window.clearTimeout(timer)
    asking.abort()
  }
  const close = (): void => {
    stop()
    setOpen(false)
    status.textContent = ''
  }
  const load = async (): Promise<void> => {
    const { signal } = (asking = new AbortController())
    try {
      const answer = await ask(asked(input.value), signal)
      if (!signal.aborted) show(answer)
    } catch {
      // The box is a form without suggestions until the next letter.
      if (!signal.aborted) show(null)
    }
  }
  /** The last good rows stay until the next ones are there. */
  const refresh = (wait: number): void => {
    stop()
    if (!input.value.trim()) return show(null)
    timer = window.setTimeout(() => void load(), wait)
  }
  const leave = (): void => {
    close()
    form.closest('[data-searching]')?.removeAttribute('data-searching')
  }

  const onEscape = (event: KeyboardEvent): void => {
    event.preventDefault()
    if (!box.hidden) return close()
    if (input.value) {
      input.value = ''
      return stop()
    }
    const opener = form.closest('[data-searching]')?.querySelector<HTMLElement>('[data-search-open]')
    leave()
    opener?.focus()
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') return onEscape(event)
    const option = options[active]
    if (event.key === 'Enter' && option) {
      event.preventDefault()
      return option.click()
    }
    if (box.hidden && event.key === 'ArrowDown') {
      event.preventDefault()
      return last && options.length ? setOpen(true) : refresh(0)
    }
    const next = box.hidden ? null : moved(event.key, active, options.length)
    if (next === null) return
    event.preventDefault()
    choose(next)
  }

  input.addEventListener('input', () => refresh(WAIT))
  input.addEventListener('keydown', onKey)
  input.addEventListener('focus', () => refresh(0))
  input.addEventListener('click', () => box.hidden && refresh(0))
  form.addEventListener(
    'focusout',
    ({ relatedTarget }) => !(relatedTarget instanceof Node && form.contains(relatedTarget)) && leave(),
  )
  form.addEventListener('submit', close)
  // The focus stays in the box while a row is pressed.
  box.addEventListener('mousedown', (event) => event.preventDefault())
  box.addEventListener('click', leave)
  if (document.activeElement === input) refresh(0)
}
