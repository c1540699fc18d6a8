// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { nameParts } from '@/admin/frame/namedParts'

afterEach(cleanup)

const drawn = (html: string): Element | null => {
  const { container } = render(<div dangerouslySetInnerHTML={{ __html: html }} />)
  nameParts(container)
  return container.querySelector('[data-part]')
}

it.each([
  [
    '<table><tr><td class="select-row__checkbox"><input data-part aria-label=""></td><td><a>Deal</a></td></tr></table>',
    'Choose Deal',
  ],
  ['<table><tr><td class="select-row__checkbox"><input data-part></td></tr></table>', 'Choose this row'],
  ['<div class="select-all__checkbox"><input data-part></div>', 'Choose all rows of this page'],
  ['<button data-part class="clickable-arrow clickable-arrow--right"></button>', 'Next page'],
  ['<div class="field-type"><label>Body *</label><input data-part class="rs__input"></div>', 'Body'],
  ['<button data-part class="btn file-field__remove"></button>', 'Remove the file'],
  ['<iframe data-part id="live-preview-iframe"></iframe>', 'The page as shoppers will see it'],
  ['<button data-part aria-label="Own" class="array-actions__button"></button>', 'Own'],
])('Q6 a part of Payload’s without a name gets one: %s', (html, name) => {
  expect(drawn(html)?.getAttribute('aria-label')).toBe(name)
})

it('Q6 one that has a label of its own keeps it', () => {
  const part = drawn('<label for="a">Make</label><input id="a" data-part class="rs__input">')
  expect(part?.hasAttribute('aria-label')).toBe(false)
})

it('Q6 what readers do not hear of is not reached by the keys', () => {
  expect(drawn('<button data-part class="dropdown-indicator" aria-hidden="true"></button>')).toHaveProperty(
    'tabIndex',
    -1,
  )
})

it('Q6 what a screen shows is where the link past the menu leads', () => {
  const shown = drawn('<div data-part class="template-default__wrap"></div>')
  expect([shown?.id, shown?.getAttribute('tabindex')]).toEqual(['screen', '-1'])
})

it('Q6 what a screen shows is its main part, once', () => {
  const role = (html: string) => drawn(html)?.getAttribute('role')
  expect(role('<div data-part class="template-default__wrap"></div>')).toBe('main')
  expect(role('<div data-part class="template-default__wrap"><main></main></div>')).toBeNull()
})
