/** Names for Payload's own buttons and boxes that screen readers find without one. */

const titleOf = (part: Element): string => part.closest('tr')?.querySelector('a')?.textContent?.trim() ?? ''

const labelOf = (part: Element): string =>
  part.closest('.field-type')?.querySelector('label')?.textContent?.replace('*', '').trim() || 'Text'

const NAMES: readonly (readonly [selector: string, name: (part: Element) => string])[] = [
  ['.select-row__checkbox input', (part) => `Choose ${titleOf(part) || 'this row'}`],
  ['.select-all__checkbox input', () => 'Choose all rows of this page'],
  ['.clickable-arrow--left', () => 'Previous page'],
  ['.clickable-arrow--right', () => 'Next page'],
  ['.doc-controls__popup .popup-button', () => 'More actions'],
  ['.collapsible__drag[role="button"]', () => 'Move this part'],
  ['.array-actions__button', () => 'Move, copy or remove'],
  ['.clipboard-action__popup .popup-button', () => 'Copy or paste'],
  ['.ContentEditable__root[role="textbox"]', labelOf],
  ['.rs__input', labelOf],
  ['.date-time-picker__clear-button', () => 'Clear the date'],
  ['.upload-relationship-details__edit', () => 'Change the details of the picture'],
  ['.upload-relationship-details__remove', () => 'Remove the picture'],
  ['.file-details__remove, .file-details-draggable__remove, .file-field__remove', () => 'Remove the file'],
  ['#live-preview-iframe', () => 'The page as shoppers will see it'],
  ['[name="live-preview-width"]', () => 'Width of the preview in pixels'],
  ['[name="live-preview-height"]', () => 'Height of the preview in pixels'],
]

/** Hidden from screen readers, but reached by the Tab key: the box around them does the same by its own keys. */
const NOT_REACHED = ':is(.dropdown-indicator, .clear-indicator)[aria-hidden="true"]:not([tabindex="-1"])'

const isNameless = (part: Element): boolean =>
  !part.getAttribute('aria-label') &&
  !part.getAttribute('aria-labelledby') &&
  !(part instanceof HTMLInputElement && part.labels?.length)

/** On a phone it scrolls sideways, so the keyboard must be able to reach it. */
function reachScrolled(part: Element): void {
  if (part.scrollWidth <= part.clientWidth || part.hasAttribute('tabindex')) return
  part.setAttribute('tabindex', '0')
  part.setAttribute('role', 'group')
  part.setAttribute('aria-label', 'Status')
}

/** Payload's screens have no landmark around what they show, to which a screen reader could go past the menu. */
function landmark(page: ParentNode): void {
  if (!page.querySelector('main, [role="main"]'))
    page.querySelector('.template-default__wrap')?.setAttribute('role', 'main')
}

export function nameParts(page: ParentNode): void {
  landmark(page)
  for (const [selector, name] of NAMES)
    for (const part of page.querySelectorAll(selector))
      if (isNameless(part)) part.setAttribute('aria-label', name(part))
  for (const part of page.querySelectorAll(NOT_REACHED)) part.setAttribute('tabindex', '-1')
  for (const part of page.querySelectorAll('.doc-controls__content')) reachScrolled(part)
}
