import { describe, expect, it } from 'vitest'
import { parseInline, parseText, safeHref } from '@/components/pages/plainMarkup'

describe('parseText', () => {
  it.each([
    ['one paragraph', 'Hello\nthere', ['paragraph']],
    ['a blank line between paragraphs', 'One\n\nTwo', ['paragraph', 'paragraph']],
    ['a heading that ends with its line', '## Title\nText', ['heading', 'paragraph']],
    ['a list', '- a\n- b', ['list']],
    ['a quotation', '> said', ['quote']],
    ['Windows line ends', 'One\r\n\r\nTwo', ['paragraph', 'paragraph']],
    ['nothing', '  \n ', []],
  ])('reads %s', (_, text, kinds) => {
    expect(parseText(text).map(({ kind }) => kind)).toEqual(kinds)
  })

  it.each([
    ['- yes', false, 'yes'],
    ['* yes', false, 'yes'],
    ['-- no', true, 'no'],
  ])('reads whether the line %j of a list is so', (line, isOut, text) => {
    expect(parseText(line)).toEqual([{ kind: 'list', items: [{ isOut, content: [{ kind: 'text', text }] }] }])
  })

  it('joins the lines of a paragraph', () => {
    expect(parseText('One\ntwo')).toEqual([
      { kind: 'paragraph', content: [{ kind: 'text', text: 'One two' }] },
    ])
  })
})

describe('parseInline', () => {
  it('finds bold words and links', () => {
    expect(parseInline('Ask **us** or [look](/search).')).toEqual([
      { kind: 'text', text: 'Ask ' },
      { kind: 'bold', text: 'us' },
      { kind: 'text', text: ' or ' },
      { kind: 'link', text: 'look', href: '/search' },
      { kind: 'text', text: '.' },
    ])
  })

  it('keeps the words of an unsafe link without its address', () => {
    expect(parseInline('[click](javascript:alert(1)')).toEqual([{ kind: 'text', text: 'click' }])
  })
})

describe('safeHref', () => {
  it.each(['/search', '#stock', 'https://example.com', 'mailto:a@b.example', 'tel:0755500142'])(
    'allows %s',
    (href) => {
      expect(safeHref(href)).toBe(href)
    },
  )

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'vbscript:x', ''])(
    'refuses %s',
    (href) => {
      expect(safeHref(href)).toBeNull()
    },
  )
})
