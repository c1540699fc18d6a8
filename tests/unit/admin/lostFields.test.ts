import { describe, expect, it } from 'vitest'
import { lostFields, noteTyped } from '@/admin/pages/lostFields'
import type { FormFields } from '@/admin/payloadContract'

describe('what was typed while a draft was on its way', () => {
  it.each<[string, [string, unknown][], FormFields, string[]]>([
    ['nothing', [], { title: { value: 'a' } }, []],
    ['is still there', [['title', 'b']], { title: { value: 'b' } }, []],
    ['was set back', [['title', 'b']], { title: { value: 'a' } }, ['title']],
    ['was emptied, and set back', [['title', '']], { title: { value: 'a' } }, ['title']],
    ['went with its row', [['layout.1.heading', 'b']], { title: { value: 'a' } }, []],
    [
      'one of two was set back',
      [
        ['title', 'b'],
        ['slug', 'c'],
      ],
      { title: { value: 'b' }, slug: { value: 'a' } },
      ['slug'],
    ],
  ])('%s', (_name, typed, fields, lost) =>
    expect(lostFields(new Map(typed), fields).map(([path]) => path)).toEqual(lost),
  )

  const noted = (sent: FormFields, ...renders: FormFields[]) => {
    const typed = new Map<string, unknown>()
    for (const fields of renders) noteTyped(typed, sent, fields)
    return [...typed]
  }
  const sent: FormFields = { title: { value: 'a' }, slug: { value: 's' } }

  it('is what differs from what was sent, also when two fields change at once', () => {
    const both = { title: { value: 'b' }, slug: { value: 't', isModified: true } }
    expect(noted(sent, both, sent)).toEqual([
      ['title', 'b'],
      ['slug', 't'],
    ])
  })

  it('is not what a person took back, nor a field that came meanwhile', () => {
    const back = { title: { value: 'a', isModified: true }, slug: { value: 's' } }
    expect(noted(sent, { ...sent, title: { value: 'b', isModified: true } }, back)).toEqual([])
    expect(noted(sent, { ...sent, new: { value: 'c' } })).toEqual([])
  })

  it('is no longer told by its path once rows move', () => {
    const of = (title: string, ...ids: string[]): FormFields => ({
      ...{ title: { value: title }, layout: { value: ids.length, rows: ids.map((id) => ({ id })) } },
    })
    expect(noted(of('a', '1', '2'), of('b', '1', '2'))).toEqual([['title', 'b']])
    expect(noted(of('a', '1', '2'), of('b', '1', '2'), of('b', '2', '1'))).toEqual([])
    expect(noted({ title: { value: 'a' } }, of('b', '1'))).toEqual([['title', 'b']])
  })
})
