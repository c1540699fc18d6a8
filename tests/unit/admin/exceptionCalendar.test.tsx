// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ExceptionCalendar } from '@/admin/place/ExceptionCalendar'
import { addException, type ExceptionRow } from '@/admin/place/exceptionRows'
import { differenceOf, monthAfter, monthName, weeksOf } from '@/admin/place/month'

afterEach(cleanup)

const row = (date: string, more: Partial<ExceptionRow> = {}): ExceptionRow => ({
  ...{ date, isOpen: false, open: '09:00', close: '13:00', note: '' },
  ...more,
})

describe('B13 the weeks of a month', () => {
  it.each([
    ['2026-12', 5, '2026-12-01', 1, 31],
    ['2027-02', 4, '2027-02-01', 0, 28],
    ['2028-02', 5, '2028-02-01', 1, 29],
    ['2027-05', 6, '2027-05-01', 5, 31],
  ])('%s', (month, weeks, first, at, days) => {
    const found = weeksOf(month)
    expect(found).toHaveLength(weeks)
    expect(found[0]?.indexOf(first)).toBe(at)
    expect(found.flat().filter(Boolean)).toHaveLength(days)
    expect(found.every((week) => week.length === 7)).toBe(true)
  })
  it.each([
    ['2026-12', 1, '2027-01', 'January 2027'],
    ['2027-01', -1, '2026-12', 'December 2026'],
  ])('%s and %i: %s', (month, months, next, name) => {
    expect(monthAfter(month, months)).toBe(next)
    expect(monthName(next)).toBe(name)
  })
})

it.each([
  [row('2026-12-25', { note: 'Christmas Day' }), 'Closed, Christmas Day'],
  [row('2026-12-24', { isOpen: true }), '9:00 am to 1:00 pm'],
])('B13 what a date differs in: %o', (one, words) => expect(differenceOf(one)).toBe(words))

it('B13 a new date stands before the later ones, and moves no row that is being typed', () => {
  const rows = [row('2026-12-24'), row(''), row('2026-12-26')]
  const dates = (date: string) => addException(rows, row(date)).map((one) => one.date)
  expect(dates('2026-12-25')).toEqual(['2026-12-24', '', '2026-12-25', '2026-12-26'])
  expect(dates('2026-12-31')).toEqual(['2026-12-24', '', '2026-12-26', '2026-12-31'])
})

describe('B13 the calendar', () => {
  const open = (readOnly = false) => {
    const onChoose = vi.fn()
    const rows = [row('2026-12-25', { note: 'Christmas Day' }), row('2027-01-02', { isOpen: true })]
    render(<ExceptionCalendar rows={rows} today="2026-12-10" readOnly={readOnly} onChoose={onChoose} />)
    return onChoose
  }
  const day = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

  it('marks what is closed or has other hours, month by month', () => {
    open()
    expect(day('25 December 2026: Closed, Christmas Day').className).toContain('is-closed')
    expect(day('10 December 2026: as every week').getAttribute('aria-current')).toBe('date')
    fireEvent.click(day('Next month'))
    expect(day('2 January 2027: 9:00 am to 1:00 pm').className).toContain('is-other')
    fireEvent.click(day('Previous month'))
    expect(day('Previous month').disabled).toBe(true)
  })
  it('takes a press on a day to come, and on none that is over', () => {
    const onChoose = open()
    fireEvent.click(day('26 December 2026: as every week'))
    expect(onChoose).toHaveBeenCalledWith('2026-12-26')
    expect(day('9 December 2026: as every week').disabled).toBe(true)
  })
  it('takes none from who may only read', () => {
    open(true)
    expect(day('26 December 2026: as every week').disabled).toBe(true)
  })
})
