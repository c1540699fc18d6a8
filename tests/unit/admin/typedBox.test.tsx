// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ClockBox, DayBox } from '@/admin/fields/TypedBox'
import { dayShown, laterClock, readClock, readDay } from '@/admin/fields/typed.rules'

const TODAY = '2026-11-29'
beforeEach(() => void vi.useFakeTimers({ now: new Date(`${TODAY}T12:00:00`), toFake: ['Date'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it.each([
  ['26/11/2026', '2026-11-26'],
  ['10/12/2026', '2026-12-10'],
  ['1/2/27', '2027-02-01'],
  ['10-12-2026', '2026-12-10'],
  ['10.12.26', '2026-12-10'],
  ['10 12 2026', '2026-12-10'],
  ['2026-12-10', '2026-12-10'],
  ['10 december 2026', '2026-12-10'],
  ['Fri 25 Dec', '2026-12-25'],
  // What was shown, with another day typed into it: the weekday is not read.
  ['Fri 26 Dec', '2026-12-26'],
  ['friday, 25 dec', '2026-12-25'],
  ['25/12', '2026-12-25'],
  ['1/1', '2027-01-01'],
  ['30 Sept', '2026-09-30'],
  ['3rd December', '2026-12-03'],
  ['today', '2026-11-29'],
  [' Tomorrow ', '2026-11-30'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2027', null],
  ['31/04/2026', null],
  ['11/26/2026', null],
  ['1/2/202', null],
  ['12', null],
  ['soon', null],
])('the day %s is %s', (text, day) => expect(readDay(text, TODAY)).toBe(day))

it.each([
  ['8', '08:00'],
  ['8am', '08:00'],
  ['8:30', '08:30'],
  ['8.30 pm', '20:30'],
  ['5 p.m.', '17:00'],
  ['0830', '08:30'],
  ['1730', '17:30'],
  ['17:00', '17:00'],
  ['12 am', '00:00'],
  ['12:15 pm', '12:15'],
  ['noon', '12:00'],
  ['13 pm', null],
  ['24:00', null],
  ['8:75', null],
  ['late', null],
])('the time %s is %s', (text, clock) => expect(readClock(text)).toBe(clock))

it('what is shown is read as the same again', () => {
  for (const day of ['2026-12-25', '2026-09-04', '2027-01-01', '2024-02-29'])
    expect(readDay(dayShown(day, TODAY), TODAY)).toBe(day)
  expect([dayShown('2026-12-25', TODAY), dayShown('2027-01-01', TODAY)]).toEqual([
    'Fri 25 Dec',
    'Fri 1 Jan 2027',
  ])
  expect([laterClock('23:50', 15), laterClock('00:00', -15)]).toEqual(['00:05', '23:45'])
})

const taken = vi.fn<(value: string) => void>()
const onFault = vi.fn<(fault: string) => void>()
function Kept({ Box, begun }: { Box: typeof DayBox; begun: string }) {
  const [value, setValue] = useState(begun)
  return (
    <Box
      aria-label="When"
      value={value}
      onFault={onFault}
      onChange={(next) => {
        taken(next)
        setValue(next)
      }}
    />
  )
}
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'When' })
function type(text: string) {
  for (let length = 1; length <= text.length; length += 1)
    fireEvent.change(box(), { target: { value: text.slice(0, length) } })
}
const leave = () => act(() => void fireEvent.blur(box()))

it('a day is taken once the box is left, and shown as people say it', () => {
  taken.mockClear()
  render(<Kept Box={DayBox} begun="2026-12-05" />)
  expect(box().value).toBe('Sat 5 Dec')
  type('25/12/2027')
  expect(taken).not.toHaveBeenCalled()
  leave()
  expect([taken.mock.calls, box().value]).toEqual([[['2027-12-25']], 'Sat 25 Dec 2027'])
  fireEvent.change(box(), { target: { value: '' } })
  leave()
  expect([taken.mock.lastCall, box().value]).toEqual([[''], ''])
})

it('a day in no calendar stays with its fault, changes nothing, and stops a form until the next letter', () => {
  taken.mockClear()
  render(<Kept Box={DayBox} begun="2026-12-05" />)
  type('29/02/2027')
  leave()
  expect(taken).not.toHaveBeenCalled()
  expect(box().value).toBe('29/02/2027')
  expect(screen.getByRole('alert').textContent).toContain('There is no “29/02/2027”.')
  expect([box().validity.customError, box().getAttribute('aria-invalid')]).toEqual([true, 'true'])
  expect(onFault).toHaveBeenLastCalledWith(expect.stringContaining('29/02/2027'))
  type('1/3/2027')
  expect([screen.queryByRole('alert'), box().validity.customError]).toEqual([null, false])
  expect(onFault).toHaveBeenLastCalledWith('')
  leave()
  expect(taken.mock.calls).toEqual([['2027-03-01']])
})

it('a time goes by quarters of an hour with the arrow keys, and is taken with Enter', () => {
  taken.mockClear()
  render(<Kept Box={ClockBox} begun="08:00" />)
  expect(box().value).toBe('8:00 am')
  fireEvent.keyDown(box(), { key: 'ArrowUp' })
  type('5 pm')
  fireEvent.keyDown(box(), { key: 'Enter' })
  expect([taken.mock.calls, box().value]).toEqual([[['08:15'], ['17:00']], '5:00 pm'])
})

it('in a form that the browser sends, the stored form goes under the name', () => {
  const { container } = render(<DayBox name="from" aria-label="When" value="2026-11-01" />)
  type('25 Dec')
  leave()
  expect(container.querySelector<HTMLInputElement>('[name="from"]')?.value).toBe('2026-12-25')
})

it('nothing around it is saved, published or kept as a draft while it has a fault', () => {
  const saved = vi.fn<(id: string) => void>()
  const buttons = ['action-save', 'action-save-draft', 'other'].map((id) => (
    <button key={id} id={id} type="button" onClick={() => saved(id)}>
      {id}
    </button>
  ))
  render(
    <form>
      <details>
        <Kept Box={DayBox} begun="2026-12-05" />
      </details>
      {buttons}
    </form>,
  )
  const press = () => {
    saved.mockClear()
    for (const button of screen.getAllByRole('button', { name: /^(action|other)/ })) fireEvent.click(button)
    return saved.mock.calls.flat()
  }
  type('31 Feb')
  leave()
  expect([press(), document.activeElement === box()]).toEqual([['other'], true])
  expect(box().closest('details')?.open).toBe(true)
  type('28 Feb')
  leave()
  expect(press()).toEqual(['action-save', 'action-save-draft', 'other'])
})
