import { all, closest } from '@/lib/dom'

/** A menu opens with the links of the page after this wait; what comes later is there at the next opening. */
const LONGEST_WAIT = 400

const LATE = '[data-late]'

let requested: Promise<Map<string, string>> | null = null

async function request(): Promise<Map<string, string>> {
  const answer = await fetch('/api/menus')
  if (!answer.ok) throw new Error(String(answer.status))
  const body: unknown = await answer.json()
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'
  return new Map(Object.entries(body ?? {}).filter(isText))
}

/** What a person sees, or is in, stays as it is. */
const isInUse = (place: HTMLElement): boolean => !place.hidden && !place.closest('details:not([open])')

const fill = (markup: ReadonlyMap<string, string>): void => {
  for (const place of all(LATE)) {
    const html = markup.get(place.id)
    if (html === undefined || isInUse(place)) continue
    place.innerHTML = html
    place.removeAttribute('data-late')
  }
}

/** Fetched once for as long as the page is open. Without an answer the plain links stay, and the next sign asks again. */
const loadPanels = async (): Promise<void> => {
  requested ??= request()
  try {
    fill(await requested)
  } catch {
    requested = null
  }
}

/** Calls `open` at once, or when the panel of the menu is there. */
export const whenFilled = (menu: HTMLElement, open: () => void): void => {
  if (all(LATE, menu).length === 0) return open()
  let isOpened = false
  const openOnce = (): void => {
    if (isOpened) return
    isOpened = true
    open()
  }
  setTimeout(openOnce, LONGEST_WAIT)
  void loadPanels().then(openOnce)
}

/** A group of the phone's menu opens when its list is there, as a menu does. */
const openWhenFilled = (event: Event): void => {
  const group = closest(event, 'summary')?.parentElement
  if (!(group instanceof HTMLDetailsElement) || group.open || all(LATE, group).length === 0) return
  event.preventDefault()
  whenFilled(group, () => (group.open = true))
}

/** The panels of the menus are fetched at the first sign of a hand in the header. */
export const watchPanels = (signal: AbortSignal) => {
  const onSign = (event: Event): void => {
    if (closest(event, '.header, #menu') && all(LATE).length > 0) void loadPanels()
  }
  for (const sign of ['pointerover', 'focusin', 'keydown'])
    document.addEventListener(sign, onSign, { signal, passive: true })
  return (event: Event): void => {
    onSign(event)
    openWhenFilled(event)
  }
}
