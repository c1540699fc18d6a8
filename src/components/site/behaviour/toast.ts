import { one } from './dom'

export interface Toast {
  text: string
  /** What can be done about it: an address, or an act that shuts the toast. */
  action?: { label: string; href: string } | { label: string; run: () => void }
}

const SHOWN_FOR = 6000
let timer = 0

const actionOf = (action: NonNullable<Toast['action']>, shut: () => void): HTMLElement => {
  const control = document.createElement('href' in action ? 'a' : 'button')
  control.className = 'textbtn'
  control.textContent = action.label
  if ('href' in action) control.setAttribute('href', action.href)
  else {
    control.setAttribute('type', 'button')
    control.addEventListener('click', () => {
      shut()
      action.run()
    })
  }
  return control
}

/** One sentence over the page's foot, said aloud; a newer one takes its place. It waits while it is pointed at or has the focus. */
export const toast = ({ text, action }: Toast): void => {
  const region = one('[data-toasts]')
  if (!region) return
  const box = document.createElement('div')
  box.className = 'toast'
  const shut = (): void => box.remove()
  const wait = (): void => {
    window.clearTimeout(timer)
    timer = window.setTimeout(shut, SHOWN_FOR)
  }
  const stay = (): void => window.clearTimeout(timer)
  for (const sign of ['pointerenter', 'focusin']) box.addEventListener(sign, stay)
  for (const sign of ['pointerleave', 'focusout']) box.addEventListener(sign, wait)
  const sentence = document.createElement('p')
  sentence.textContent = text
  box.append(sentence, ...(action ? [actionOf(action, shut)] : []))
  region.replaceChildren(box)
  wait()
}
