import { one } from '@/components/site/behaviour/dom'

/** A part of the garage's shell by name. */
export const part = (name: string): HTMLElement | null => one(`[data-garage-part="${name}"]`)

export const show = (name: string, shown: boolean): void => {
  const element = part(name)
  if (element) element.hidden = !shown
}

/** A copy of one of the shell's templates. */
export const copyOf = (name: string): HTMLElement | null => {
  const source = part(name)
  const copy =
    source instanceof HTMLTemplateElement ? source.content.firstElementChild?.cloneNode(true) : null
  return copy instanceof HTMLElement ? copy : null
}

/**
 * Makes the children of a list those that are wanted, in order, without touching the ones that stay: what has the focus
 * keeps it, and where it would go with its element, it goes to the next.
 */
export const arrange = (list: HTMLElement, wanted: readonly HTMLElement[]): void => {
  const leaving = [...list.children].filter(
    (child) => child instanceof HTMLElement && !wanted.includes(child),
  )
  const focused = leaving.find((child) => child.contains(document.activeElement))
  const at = focused ? [...list.children].indexOf(focused) : -1
  for (const child of leaving) child.remove()
  wanted.forEach((element, index) => {
    if (list.children[index] !== element) list.insertBefore(element, list.children[index] ?? null)
  })
  if (at < 0) return
  const next = list.children[Math.min(at, wanted.length - 1)]
  const target = next?.querySelector('[data-favourite], [data-garage-drop]') ?? one('.garage h1')
  if (target instanceof HTMLElement) target.focus()
}
