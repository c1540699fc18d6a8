/**
 * Where the shopper was, kept while the list changes: another path makes React draw the page anew, and neither the
 * scroll place, nor the focus, nor an opened group may be lost by that.
 */
import { parseStored, store, storedText } from '@/lib/browserStore'
import { PANELS_KEY } from './PanelMemory'

interface Place {
  y: number
  /** How far the panel itself was scrolled. */
  panel: number
  /** Selector of the control that had the focus. */
  focus: string | null
}
let place: Place | null = null
const panels = new Map<string, boolean>()
const DETAILS = 'details[data-group], details[data-rest]'
const panelElement = () => document.querySelector('.panel')

const selectorOf = (element: Element | null): string | null => {
  if (!(element instanceof HTMLElement)) return null
  if (element instanceof HTMLInputElement && element.dataset.on)
    return `input[name="${CSS.escape(element.name)}"][value="${CSS.escape(element.value)}"]`
  if (element instanceof HTMLInputElement && element.dataset.range)
    return `[data-range="${element.dataset.range}"][aria-label="${element.getAttribute('aria-label') ?? ''}"]`
  const group = element.matches('summary') ? element.parentElement?.dataset : undefined
  if (group?.group) return `details[data-group="${group.group}"] > summary`
  if (group?.rest) return `details[data-rest="${group.rest}"] > summary`
  return element.id ? `#${CSS.escape(element.id)}` : null
}

/** Called before the list changes; `focus` names what should have the focus afterwards. */
export const keepPlace = (focus?: string): void => {
  place = {
    y: scrollY,
    panel: panelElement()?.scrollTop ?? 0,
    focus: focus ?? selectorOf(document.activeElement),
  }
}

export const restorePlace = (): void => {
  if (!place) return
  const { y, panel, focus } = place
  place = null
  panelElement()?.scrollTo({ top: panel, behavior: 'instant' })
  if (Math.abs(scrollY - y) > 1) scrollTo({ top: y, behavior: 'instant' })
  const control = focus ? document.querySelector(focus) : null
  if (control instanceof HTMLElement && document.activeElement !== control)
    control.focus({ preventScroll: true })
}

const remembered = (): [string, boolean][] => {
  const stored = parseStored(storedText(PANELS_KEY))
  return typeof stored === 'object' && stored !== null
    ? Object.entries(stored).flatMap(([name, open]): [string, boolean][] =>
        typeof open === 'boolean' ? [[name, open]] : [],
      )
    : []
}

/** Opens and closes groups as they were left: on this page always, on the next visit where the dealer says so. */
export const restorePanels = (remember: boolean): void => {
  const wanted = new Map([...(remember ? remembered() : []), ...panels])
  for (const group of document.querySelectorAll<HTMLDetailsElement>(DETAILS)) {
    const open = wanted.get(group.dataset.group ?? group.dataset.rest ?? '')
    if (open !== undefined && group.open !== open) group.open = open
  }
}

/** Called with the press that opens or closes a group, which is about to turn. Groups that an answer opens are not noted. */
export const notePanel = (group: HTMLDetailsElement, remember: boolean): void => {
  const name = group.dataset.group ?? group.dataset.rest
  if (!name) return
  panels.set(name, !group.open)
  if (remember && group.dataset.group)
    store(PANELS_KEY, { ...Object.fromEntries(remembered()), [name]: !group.open })
}
