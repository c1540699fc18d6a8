export const closest = (event: Event, selector: string): HTMLElement | null => {
  const found = event.target instanceof Element ? event.target.closest(selector) : null
  return found instanceof HTMLElement ? found : null
}

export const all = (selector: string, root: ParentNode = document): HTMLElement[] =>
  [...root.querySelectorAll(selector)].filter((element) => element instanceof HTMLElement)

export const one = (selector: string, root: ParentNode = document): HTMLElement | null =>
  all(selector, root)[0] ?? null
