import { describe, expect, it } from 'vitest'
import { begin, begun, openDraft, withDraft, withStored, withoutDraft } from '@/admin/leads/drafts'

const draft = (kind: 'reply' | 'sms' | 'call' | 'note', text: string, key = '') => ({ kind, text, key })
const typed = (...drafts: ReturnType<typeof draft>[]) => drafts.reduce(withDraft, begin('reply', ''))

describe('each way to answer has a text of its own', () => {
  it.each([
    ['reply', 'Dear Tina'],
    ['sms', 'Hi Tina'],
    ['call', ''],
    ['note', 'Haggles.'],
  ] as const)('%s', (open, text) => {
    const now = typed(draft('reply', 'Dear Tina'), draft('note', 'Haggles.'), draft('sms', 'Hi Tina'))
    expect(openDraft({ ...now, open })).toEqual(draft(open, text))
  })

  it('what was saved goes, and nothing else', () => {
    const now = typed(draft('reply', 'Dear Tina', 'k1'), draft('note', 'Haggles.', 'k2'))
    expect(begun(withoutDraft(now, draft('note', '', 'k2')), '')).toEqual([draft('reply', 'Dear Tina', 'k1')])
    // Typed on while it was being saved.
    expect(begun(withoutDraft(now, draft('note', '', 'k0')), '')).toHaveLength(2)
  })

  it('a text that the box begins with is not somebody’s own', () => {
    expect(begun(begin('reply', 'It is here.'), 'It is here.')).toEqual([])
  })
})

describe('what was stored comes back to its own way', () => {
  const none = begin('reply', '')
  it('opens the first way that has a text, while nothing is typed', () => {
    const now = withStored(none, '', [draft('call', 'Rang.'), draft('note', 'Haggles.')])
    expect(openDraft(now)).toEqual(draft('call', 'Rang.'))
    expect(openDraft({ ...now, open: 'note' }).text).toBe('Haggles.')
  })

  it('an answer that is being typed stays open, and gets nothing of a note', () => {
    const now = withStored(withDraft(none, draft('reply', 'Yes.')), '', [draft('note', 'Haggles.')])
    expect(openDraft(now).text).toBe('Yes.')
    expect(openDraft({ ...now, open: 'note' }).text).toBe('Haggles.')
  })

  it('what is typed before it is there stands beneath it; the same text stands once', () => {
    const now = withDraft(none, draft('reply', 'And the tow bar.'))
    expect(openDraft(withStored(now, '', [draft('reply', 'Yes.')])).text).toBe('Yes.\n\nAnd the tow bar.')
    expect(openDraft(withStored(now, '', [draft('reply', 'And the tow bar.')])).text).toBe('And the tow bar.')
  })
})
