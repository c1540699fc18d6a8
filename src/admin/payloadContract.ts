/**
 * All assumptions about the insides of Payload's screens: the names of their elements, what their forms hold, their titles, and
 * what React knows of their boxes. Each has its test in tests/unit/admin/payloadContract.test.ts (the package) and
 * tests/e2e/payload-contract.spec.ts (its screens). What is assumed of its server: src/lib/payloadContract.ts.
 */
import type { FormState } from 'payload'
import { recordOf } from '@/access/ids'
import { capital } from '@/lib/text'

/** Payload's look and distance of a field, and ours beside it. */
export const fieldLook = (own: string): string => `field-type ${own}`
export const FIELD_HELP = 'field-description'
/** Of a field's own box, which its label and a fault point at. */
export const fieldId = (path: string): string => `field-${path}`
export const fieldOf = (part: Element | null | undefined): Element | null =>
  part?.closest('.field-type') ?? null

/** Parts of the menu, which Payload's style sheet dresses. */
export const NAV = {
  base: 'nav',
  ...{
    wrap: 'nav__wrap',
    controls: 'nav__controls',
    header: 'nav__header',
    headerRow: 'nav__header-content',
  },
  ...{ link: 'nav__link', mark: 'nav__link-indicator', words: 'nav__link-label' },
  group: 'nav-group',
} as const
/** Around a screen whose menu is open. Payload closes it once its code is there, on windows up to 1440 px wide. */
export const OPEN_MENU = '.template-default--nav-open'

/** Parts of a list that its style sheets dress. */
export const LIST = {
  ...{ base: 'collection-list', wrap: 'collection-list__wrap' },
  ...{ tables: 'collection-list__tables', selection: 'collection-list__list-selection' },
} as const
/** Of a list, as its style sheet names it: `seo.title` for a nested field. */
export const cellOf = (slug: string, accessor: string): string =>
  `.collection-list--${slug} .cell-${accessor.replaceAll('.', '__')}`
export const headingOf = (slug: string, accessor: string): string =>
  `.collection-list--${slug} #heading-${accessor.replaceAll('.', '__')}`

/** Where a form lists when its row was changed. */
export const momentsPlace = (own: Element | null): Element | null =>
  (own?.closest('.doc-controls') ?? document.querySelector('.doc-controls'))?.querySelector(
    '.doc-controls__meta',
  ) ?? null

/** A new place above all fields of a form, before those that a person signs in with. */
export function beforeFields(own: Element | null): Element | null {
  const form = own?.closest('.document-fields__edit')
  const place = form && document.createElement('div')
  if (place) form.prepend(place)
  return place ?? null
}

/** Fields on hidden tabs have no address: the tab's button by its words. */
export const tabButton = (label: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')].find(
    (button) => button.textContent?.trim() === label,
  )

const within = (target: EventTarget | null, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null
/** Also of the button that publishes. */
export const saveAt = (target: EventTarget | null) => within(target, '#action-save, #action-save-draft')

/** The dialog of a row that was saved meanwhile, by its name; it only loads the row again. */
export const STALE_DIALOG = 'document-stale-data'
export const staleDialogButtons = () => document.querySelector(`.${STALE_DIALOG}__controls`)
export const loadAgainAt = (target: EventTarget | null) => within(target, `#${STALE_DIALOG}-reload`)

/** Payload draws and names its parts in its own time: looks at once, and after each change. The answer ends it. */
export function whenDrawn(place: Element, look: () => void): () => void {
  look()
  const drawn = new MutationObserver(look)
  drawn.observe(place, { childList: true, subtree: true, characterData: place === document.head })
  return () => drawn.disconnect()
}

const titleAt = (part: Element): string => part.closest('tr')?.querySelector('a')?.textContent?.trim() ?? ''
const labelAt = (part: Element): string =>
  fieldOf(part)?.querySelector('label')?.textContent?.replace('*', '').trim() || 'Text'

/** `alignLeft`: `Align left` */
const buttonKey = (part: Element): string =>
  capital(
    (part.getAttribute('data-button-key') ?? 'Button').replace(
      /(?<=[a-z])[A-Z]/g,
      (one) => ` ${one.toLowerCase()}`,
    ),
  )

/** Payload's buttons and boxes that screen readers find without a name. */
export const NAMELESS: readonly (readonly [selector: string, name: (part: Element) => string])[] = [
  ['.select-row__checkbox input', (part) => `Choose ${titleAt(part) || 'this row'}`],
  ['.select-all__checkbox input', () => 'Choose all rows of this page'],
  ['.clickable-arrow--left', () => 'Previous page'],
  ['.clickable-arrow--right', () => 'Next page'],
  ['.doc-controls__popup .popup-button', () => 'More actions'],
  ['.collapsible__drag[role="button"]', () => 'Move this part'],
  ['.array-actions__button', () => 'Move, copy or remove'],
  ['.clipboard-action__popup .popup-button', () => 'Copy or paste'],
  ['.toolbar-popup__button', buttonKey],
  ['.ContentEditable__root[role="textbox"]', labelAt],
  ['.rs__input', labelAt],
  ['.date-time-picker__clear-button', () => 'Clear the date'],
  ['.file-details__remove, .file-details-draggable__remove, .file-field__remove', () => 'Remove the file'],
  ['#live-preview-iframe', () => 'The page as shoppers will see it'],
  ['[name="live-preview-width"]', () => 'Width of the preview in pixels'],
  ['[name="live-preview-height"]', () => 'Height of the preview in pixels'],
]
/** Hidden from screen readers, but reached by the Tab key: the box around them does the same by its own keys. */
export const NOT_REACHED =
  ':is(.dropdown-indicator, .clear-indicator)[aria-hidden="true"]:not([tabindex="-1"])'
/** On a phone they scroll sideways, so the keyboard must be able to reach them. */
export const SCROLLED = '.doc-controls__content'
/** What a screen shows, beside the menu: Payload's screens have no landmark around it. */
export const SHOWN = '.template-default__wrap'

/** The words of a new row's title, and of its tab, until we name it. */
export const untitled = (noName: string): string => `[${noName}]`
export const tabTitle = (editing: string, kind: string, suffix: string): string =>
  `${editing} - ${kind}${suffix}`

/** Notices of Payload's forms and lists go through the functions of this one object. The answer puts them back. */
export function replaceNotices<Notices extends object>(notices: Notices, own: (before: Notices) => object) {
  const before = { ...notices }
  Object.assign(notices, own(before))
  return () => void Object.assign(notices, before)
}

/** Payload makes a list of what follows a colon, and a time of the clock has one: such a fault is said as it was written. */
export function wholeWords<Words>(words: Words): Words | string {
  const { errorMessage } = recordOf(recordOf(words).props)
  return typeof errorMessage === 'string' && /\d:\d/.test(errorMessage) ? errorMessage : words
}

/** What a form knows of its fields, as far as it matters here. */
export type FormFields = Readonly<
  Record<
    string,
    { value?: unknown; isModified?: boolean; rows?: readonly { id?: string }[] | undefined } | undefined
  >
>
type Row = NonNullable<NonNullable<FormState[string]>['rows']>[number]

/** What forms are told to do. A value is as if typed, and counts as the field changed last. */
export const setValue = (path: string, value: unknown) => ({ type: 'UPDATE', path, value }) as const
/** A field that is no longer shown must not stop the form. */
export const removeField = (path: string) => ({ type: 'REMOVE', path }) as const
export const openRows = (path: string, rows: readonly Row[], isOpened: (id: string) => boolean) =>
  ({
    ...({ type: 'SET_ROW_COLLAPSED', path } as const),
    updatedRows: rows.map((row) => (isOpened(row.id) ? { ...row, collapsed: false } : row)),
  }) as const

/** The form takes the answer to a kept draft shortly after it says that the draft is kept. */
export const ANSWER_MS = 1000

/** React compares with what was last written through the box itself; past the box, it sees a change. */
export function typeAgain(box: HTMLInputElement | HTMLTextAreaElement, typed: string): void {
  const caret = document.activeElement === box && box.value === typed ? box.selectionStart : null
  box.value = box.defaultValue
  Reflect.set(Object.getPrototypeOf(box), 'value', typed, box)
  if (caret !== null) box.setSelectionRange(caret, caret)
  box.dispatchEvent(new Event('input', { bubbles: true }))
}
