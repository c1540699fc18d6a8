import { all, closest } from '@/lib/dom'

const tabsOf = (tab: HTMLElement): HTMLElement[] => all('[role=tab]', tab.closest('[data-tabs]') ?? document)

const pick = (tab: HTMLElement): void => {
  for (const other of tabsOf(tab)) {
    const isPicked = other === tab
    other.setAttribute('aria-selected', String(isPicked))
    other.tabIndex = isPicked ? 0 : -1
    const panel = document.getElementById(other.getAttribute('aria-controls') ?? '')
    if (panel) panel.hidden = !isPicked
  }
}

export const openTab = (panel: Element): void => {
  const [tab] = all(`[data-tabs] [aria-controls="${CSS.escape(panel.id)}"]`)
  if (!tab) return
  pick(tab)
  tab.scrollIntoView({ block: 'center' })
}

const onKey = (event: KeyboardEvent): void => {
  const tab = closest(event, '[data-tabs] [role=tab]')
  if (!tab) return
  const tabs = tabsOf(tab)
  const at = tabs.indexOf(tab)
  const [before, after] = [at - 1, (at + 1) % tabs.length]
  const places: Record<string, number> = {
    Home: 0,
    End: -1,
    ArrowRight: after,
    ArrowDown: after,
    ArrowLeft: before,
    ArrowUp: before,
  }
  const next = tabs.at(places[event.key] ?? NaN)
  if (places[event.key] === undefined || !next) return
  event.preventDefault()
  pick(next)
  next.focus()
}

/** Tabs by click, arrow keys, Home and End. The tab list is one stop for the Tab key. */
export const watchTabs = (signal: AbortSignal) => {
  document.addEventListener('keydown', onKey, { signal })
  return (event: MouseEvent) => {
    const tab = closest(event, '[data-tabs] [role=tab]')
    if (tab) pick(tab)
  }
}
