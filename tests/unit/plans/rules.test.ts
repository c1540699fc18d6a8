import { describe, expect, it } from 'vitest'
import { latePlans, LATE_MS, type PlanFacts } from '@/admin/dashboard/needs/plans'
import { ownDateWords, planFault, stillOwed } from '@/features/plans/plan.rules'

const [EARLY, LATE] = ['2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z']
const shown = (updatedAt: string) => ({ updatedAt, isPublished: true })
const draft = (updatedAt: string) => ({ updatedAt, isPublished: false })

describe('C11 what a plan still owes', () => {
  it.each([
    ['a page that was never live goes live', 'publish', null, draft(EARLY), draft(EARLY), true],
    ['a newer draft goes live', 'publish', null, shown(EARLY), draft(LATE), true],
    ['what is live already stays', 'publish', null, shown(EARLY), shown(EARLY), false],
    ['what is live comes off', 'unpublish', null, shown(EARLY), draft(LATE), true],
    ['what is off stays off', 'unpublish', null, draft(EARLY), draft(LATE), false],
    ['killed before the row: again', 'publish', EARLY, draft(EARLY), draft(EARLY), true],
    ['killed after row and version: over', 'publish', EARLY, shown(LATE), shown(LATE), false],
    ['killed between row and version: ended', 'publish', EARLY, shown(LATE), draft(EARLY), true],
    ['a person took it off meanwhile: over', 'publish', EARLY, draft(LATE), draft(LATE), false],
    ['a person wrote on after it was done: over', 'publish', EARLY, shown(EARLY + '1'), draft(LATE), false],
    ['killed before it came off: again', 'unpublish', EARLY, shown(EARLY), shown(EARLY), true],
    ['killed after it came off: over', 'unpublish', EARLY, draft(LATE), draft(LATE), false],
    ['a person put it back meanwhile: over', 'unpublish', EARLY, shown(LATE), shown(LATE), false],
  ] as const)('%s', (_, act, rowBefore, row, newest, owed) => {
    expect(stillOwed({ act, rowBefore, row, newest })).toBe(owed)
  })
})

describe('C11 a plan beside what is there', () => {
  it.each([
    ['live alone', 'publish', 5, null, false, null],
    ['off alone, of what is live', 'unpublish', 5, null, true, null],
    ['off alone, of a draft', 'unpublish', 5, null, false, 'It is not on the website. Plan first when'],
    ['off after live', 'unpublish', 9, 5, false, null],
    [
      'off before live, of a draft',
      'unpublish',
      3,
      5,
      false,
      'It would be unpublished before it is published.',
    ],
    ['live after off, of a draft', 'publish', 9, 5, false, 'It would be unpublished before it is published.'],
    ['off for some days', 'publish', 9, 5, true, null],
    ['both at once', 'publish', 5, 5, true, 'It cannot be published and unpublished at the same time.'],
  ] as const)('%s', (_, act, at, other, isPublished, fault) => {
    const message = planFault({ act, at, other, isPublished })
    if (fault) expect(message).toContain(fault)
    else expect(message).toBeNull()
  })
})

describe('C11 Today tells of plans that were not carried out', () => {
  const at = Date.parse('2026-11-30T22:00:00Z')
  const plan: PlanFacts = {
    ...{ id: '1', tenant: 't', entity: 'pages', doc_id: 'p', title: 'About us', act: 'publish', at },
    ...{ fault: '', zone: 'Australia/Brisbane' },
  }
  it.each([
    ['not due', at - 1, '', 0],
    ['due a moment ago', at + LATE_MS, '', 0],
    ['the worker does not run', at + LATE_MS + 1, '', 1],
    ['a fault is told at once', at + 1, 'It lacks a block.', 1],
  ])('%s', (_, now, fault, count) => {
    expect(latePlans([{ ...plan, fault }], now)).toHaveLength(count)
  })
  it('in words, with the way to the page', () => {
    expect(latePlans([plan], at + 2 * LATE_MS)).toEqual([
      {
        ...{ id: 'plan 1', tenant: 't', tone: 'bad', due: at, act: 'Open the page' },
        title: '“About us” should have been published Tue 1 Dec, 8:00 am, Brisbane time, and has not',
        why: 'The background worker seems to have stopped. It catches up as soon as it runs again.',
        href: '/admin/collections/pages/p',
      },
    ])
  })
})

describe('C11 the own date of a post, beside its plan', () => {
  it.each([
    [
      'ahead',
      '2026-12-24T12:00:00.000Z',
      /^Its own date is 24 December 2026\. Shoppers see it from that day on/,
    ],
    ['today', '2026-12-01T12:00:00.000Z', /^$/],
    ['before', '2026-01-01', /^$/],
    ['of a page, which has none', undefined, /^$/],
  ])('%s', (_, date, words) => {
    expect(ownDateWords(date, '2026-12-01')).toMatch(words)
  })
})
