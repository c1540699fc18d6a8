import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Whether anything follows the page is asked once, as it arrives. */
const PAGE = /(?:^|[\s,>+~(])(?:html|body|main|:root)[^\s>+~,{]*:has\((?!\+ \*\))/
/** `.x:has(y) span`: what depends on the question is every element of a tag. */
const PLAIN_TAG =
  /:has\((?:[^()]|\([^()]*\))*\)[^\s>+~,{]*(?:[\s>+~]+[^\s>+~,{]+)*[\s>+~]+(?:[a-z][a-z0-9]*(?::[\w()-]+)*|:is\([a-z0-9, ]+\))\s*$/

const sheetsOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) =>
    name.endsWith('.css') ? [`${folder}/${name}`] : [],
  )
const SHEETS = ['src/styles', 'src/components', 'src/blocks', 'src/app/(site)'].flatMap(sheetsOf)
const rules = SHEETS.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/([^{};]*:has\([^{]*)\{/g)].flatMap(([, selectors = '']) =>
    selectors
      .split(/,(?![^(]*\))/)
      .map((selector) => ({ file, selector: selector.replace(/\/\*[\s\S]*?\*\//g, '').trim() })),
  ),
)

it('no rule asks :has() of the whole page, or colours every element of a tag by it: each focus and tick would restyle them all', () => {
  expect(rules.length).toBeGreaterThan(10)
  expect(rules.filter(({ selector }) => PAGE.test(selector) || PLAIN_TAG.test(selector))).toEqual([])
})

it.each([
  ['html:has(.bar)', true],
  ['body:has(.bar) .footer', true],
  ['main:has(.list) .recent', true],
  ['main:not(:has(+ *)) .recent', false],
  ['main:has(+ .chat) .recent', true],
  ['.day:has(:checked) b', true],
  ['.day:has(:checked) :is(b, small)', true],
  ['.check:has(.mark) > span:nth-of-type(1)', true],
  ['.choice:has(:checked)', false],
  ['.finder:has(.a):not(:has(.f:nth-child(4))) .f:first-child', false],
  ['.sortpick:has(select:focus-visible)', false],
  ['.domain:has(x)', false],
])('knows %s: %s', (selector, heavy) => {
  expect(PAGE.test(selector) || PLAIN_TAG.test(selector)).toBe(heavy)
})
