import { watchClicks } from './clicks'
import { watchMenus } from './menus'
import { watchTabs } from './tabs'

const PARTS = [watchMenus, watchClicks, watchTabs]

/** `pressed`: clicks that came before this code. */
export const startHandled = (signal: AbortSignal, pressed: readonly MouseEvent[]): void => {
  for (const watch of PARTS) {
    const onClick = watch(signal)
    document.addEventListener('click', onClick, { signal })
    pressed.forEach(onClick)
  }
}
