'use client'
import { useEffect } from 'react'

const PATIENCE = 5000
const hasCode = (button: HTMLButtonElement): boolean =>
  Object.keys(button).some((key) => key.startsWith('__reactProps'))

/** Does a press that came too early, once its button can take it. */
function pressLater(button: HTMLButtonElement, until: number): void {
  if (!button.isConnected || performance.now() > until) return
  if (hasCode(button) && !button.disabled) button.click()
  else setTimeout(() => pressLater(button, until), 50)
}

export function EndEarlyLinks() {
  useEffect(() => {
    // After the effects of the whole screen, one of which writes the address.
    const written = setTimeout(() => {
      window.endEarlyLinks?.()
      const { earlyButton } = window
      delete window.earlyButton
      if (earlyButton) pressLater(earlyButton, performance.now() + PATIENCE)
    })
    return () => clearTimeout(written)
  }, [])
  return null
}
