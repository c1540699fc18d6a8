import { all, closest } from './dom'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

const pick = (tab: HTMLElement, tabs: readonly HTMLElement[]): void => {
  for (const other of tabs) {
    const isPicked = other === tab
    other.setAttribute('aria-selected', String(isPicked))
    other.tabIndex = isPicked ? 0 : -1
    const panel = document.getElementById(other.getAttribute('aria-controls') ?? '')
    if (panel) panel.hidden = !isPicked
  }
}

const target = (key: string, at: number, count: number): number | null => {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]
  return step === undefined ? null : (at + step + count) % count
}

/** Opens the panel that the address names. */
export const openTab = (panel: Element): void => {
  const tab = document.querySelector<HTMLElement>(`[data-tabs] [aria-controls="${CSS.escape(panel.id)}"]`)
  if (!tab) return
  pick(tab, all('[role=tab]', tab.closest('[data-tabs]') ?? document))
  tab.scrollIntoView({ block: 'center' })
}

/** Tabs by click, arrow keys, Home and End. The tab list is one stop for the Tab key. */
export const watchTabs = (signal: AbortSignal) => {
  const tabsOf = (tab: HTMLElement): HTMLElement[] =>
    all('[role=tab]', tab.closest('[data-tabs]') ?? document)
  document.addEventListener(
    'keydown',
    (event) => {
      const tab = closest(event, '[data-tabs] [role=tab]')
      if (!tab) return
      const tabs = tabsOf(tab)
      const next = tabs[target(event.key, tabs.indexOf(tab), tabs.length) ?? -1]
      if (!next) return
      event.preventDefault()
      pick(next, tabs)
      next.focus()
    },
    { signal },
  )
  return (event: MouseEvent) => {
    const tab = closest(event, '[data-tabs] [role=tab]')
    if (tab) pick(tab, tabsOf(tab))
  }
}
