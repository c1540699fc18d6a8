export const closest = (event: Event, selector: string): HTMLElement | null => {
  const found = event.target instanceof Element ? event.target.closest(selector) : null
  return found instanceof HTMLElement ? found : null
}

export const all = (selector: string, root: ParentNode = document): HTMLElement[] =>
  [...root.querySelectorAll(selector)].filter((element) => element instanceof HTMLElement)

export const one = (selector: string, root: ParentNode = document): HTMLElement | null =>
  all(selector, root)[0] ?? null

export const isPlainClick = (
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Runs after the browser has painted, which takes two frames: heavy work must not delay the visible reaction. */
export const afterPaint = (work: () => void): void =>
  void requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)))

export function saveBlob(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
