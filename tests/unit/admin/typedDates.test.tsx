// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import DatePicker from 'react-datepicker'
import { afterEach, describe, expect, it } from 'vitest'
import { date } from '@/fields/plain'

afterEach(cleanup)

const two = (part: number) => String(part).padStart(2, '0')
const civilOf = (at: Date) =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`

/** What Payload's picker reads from a text that is typed letter by letter. */
function typed(text: string, time = false): string {
  const picked: Date[] = []
  const { admin } = date('starts_at', { time })
  const onChange = (day: Date | null) => void (day && picked.push(day))
  render(<DatePicker dateFormat={admin?.date?.overrides?.dateFormat} onChange={onChange} />)
  for (let length = 1; length <= text.length; length += 1)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: text.slice(0, length) } })
  const at = picked.at(-1)
  return at ? civilOf(at).slice(0, time ? 16 : 10) : ''
}

describe('in the filter of a list, a typed date has its day first', () => {
  it.each([
    ['26/11/2026', '2026-11-26'],
    ['10/12/2026', '2026-12-10'],
    ['03/04/2027', '2027-04-03'],
    ['1/2/27', '2027-02-01'],
    ['10-12-2026', '2026-12-10'],
    ['10.12.26', '2026-12-10'],
    ['10.12.2026', '2026-12-10'],
    ['10 12 2026', '2026-12-10'],
    ['2026-12-10', '2026-12-10'],
    ['10 Dec 2026', '2026-12-10'],
    ['10 december 2026', '2026-12-10'],
    ['31/2/26', ''],
    ['11/26/2026', ''],
    ['soon', ''],
    ['29/02/2028', '2028-02-29'],
  ])('%s is %s', (text, day) => {
    expect(typed(text)).toBe(day)
  })

  it.each([
    ['10/12/2026', '2026-12-10 00:00'],
    ['10/12/2026 9:30 am', '2026-12-10 09:30'],
    ['10/12/2026, 2:05pm', '2026-12-10 14:05'],
    ['10.12.26 14:05', '2026-12-10 14:05'],
    ['10 Dec 2026, 2:05 PM', '2026-12-10 14:05'],
  ])('with its time, %s is %s', (text, day) => {
    expect(typed(text, true)).toBe(day)
  })
})
