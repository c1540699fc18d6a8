import { typeAgain } from '@/admin/payloadContract'

function tickAgain(box: HTMLInputElement, isTicked: boolean) {
  // Another button of its group was chosen after it.
  if (box.type === 'radio' && !box.checked) return
  box.checked = !isTicked
  box.click()
}

/**
 * What a person typed, chose or ticked before React had the screen is on the screen, but no form knows of it: one thing
 * would be shown and another be saved. Said again, it reaches the form.
 */
export function sayAgain(control: EventTarget, value: unknown) {
  if (!(control instanceof HTMLElement) || !control.isConnected) return
  const isInput = control instanceof HTMLInputElement
  if (isInput && typeof value === 'boolean') tickAgain(control, value)
  else if (control instanceof HTMLTextAreaElement || (isInput && control.type !== 'file'))
    typeAgain(control, String(value))
  else control.dispatchEvent(new Event('change', { bubbles: true }))
}
