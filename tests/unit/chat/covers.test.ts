// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { covers } from '@/components/chat/useCovering'

afterEach(() => document.body.replaceChildren())

const at = (left: number, top: number, width: number, height: number) => () =>
  Object.assign(new DOMRect(left, top, width, height))

/** The button at 300, 700; below it the page's part. */
function isCovered(markup: string, words = at(0, 0, 0, 0)): boolean {
  document.body.innerHTML = `<main>${markup}</main><aside><button></button></aside>`
  const button = document.querySelector('aside button')
  const below = document.querySelector('main > *') ?? document.body
  if (!button) throw new Error('no button')
  button.getBoundingClientRect = at(300, 700, 52, 52)
  document.elementsFromPoint = () => [button, below, document.body]
  Range.prototype.getClientRects = () => Object.assign([words()], { item: () => words() })
  return covers(button)
}

it.each([
  ['nothing', '<div></div>', undefined, false],
  ['a link', '<a href="/cars">Cars</a>', undefined, true],
  ['a part of a button', '<button><b>Reserve</b></button>', undefined, true],
  ['words that end before it', '<p>$28,500</p>', at(20, 710, 200, 24), false],
  ['words that reach below it', '<p>$28,500</p>', at(20, 710, 290, 24), true],
  ['a picture', '<img alt="">', undefined, false],
])('above %s', (_, markup, words, covered) => {
  expect(isCovered(markup, words)).toBe(covered)
})
