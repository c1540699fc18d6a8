// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import DatePicker from 'react-datepicker'
import { afterEach, expect, it, vi } from 'vitest'
import { TypedDate } from '@/admin/fields/TypedDate'
import { date } from '@/fields/plain'

interface Update {
  value?: string | null
  validate?: () => string
}

/** What the form of the admin holds of the field. */
const form = {
  value: '',
  /** What the form asks before it is sent; a text refuses. */
  refusal: (): string => '',
  reported(): void {},
  set(value: string | null) {
    form.value = value ?? ''
    form.reported()
  },
  take(update: Update) {
    if ('value' in update) form.set(update.value ?? null)
    if ('validate' in update) form.refusal = update.validate ?? (() => '')
  },
}
vi.mock('@payloadcms/ui', () => ({
  useFormFields: (pick: (state: [Record<string, unknown>]) => unknown) =>
    pick([{ day: { value: form.value } }]),
  useForm: () => ({ dispatchFields: form.take }),
}))
afterEach(cleanup)

const two = (part: number) => String(part).padStart(2, '0')
const civilOf = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`

function subscribe(reported: () => void) {
  form.reported = reported
  return () => undefined
}

/** As Payload draws the field: its picker, and beneath it what a field has after its input. */
function Field({ time }: { time: boolean }) {
  const value = useSyncExternalStore(subscribe, () => form.value)
  const { admin } = date('day', { time })
  return (
    <div className="field-type">
      <DatePicker
        dateFormat={admin?.date?.overrides?.dateFormat}
        selected={value ? new Date(`${value}T12:00:00`) : null}
        onChange={(day: Date | null) => form.set(day && civilOf(day))}
      />
      <TypedDate path="day" hasTime={time} />
    </div>
  )
}

const box = () => screen.getByRole('textbox')
const shown = () => box().getAttribute('value') ?? ''
const reported = () => document.querySelector('.fc-fault')?.textContent ?? ''

/** The picker reads first. */
const settled = () => act(() => new Promise<void>((done) => setTimeout(done)))

async function typeInto(begun: string | null, text: string, time = false): Promise<void> {
  form.set(begun)
  render(<Field time={time} />)
  act(() => box().focus())
  fireEvent.input(box(), { target: { value: '' } })
  for (let length = 1; length <= text.length; length += 1)
    fireEvent.input(box(), { target: { value: text.slice(0, length) } })
  await settled()
}
async function leave(): Promise<void> {
  fireEvent.keyDown(box(), { key: 'Tab' })
  act(() => box().blur())
  await settled()
}

it.each([
  ['29/02/2027', '2026-12-05'],
  ['31/04/2026', '2026-12-05'],
  ['5/13/2027', '2026-12-05'],
  ['soon', '2026-12-05'],
  ['29/02/2027', null],
])('%s over %s leaves what was there, and says so', async (text, begun) => {
  await typeInto(begun, text)
  expect(form.value).toBe(begun ?? '')
  expect([reported(), shown()]).toEqual(['', text])
  expect(form.refusal()).toContain(`There is no “${text}”`)
  await leave()
  expect(form.value).toBe(begun ?? '')
  expect(form.refusal()).toContain(`There is no “${text}”`)
  expect(reported()).toContain(`There is no “${text}”: the date is as it was.`)
  expect(shown()).toBe(begun ? '5 Dec 2026' : '')
})

it.each([
  ['29/02/2028', '2028-02-29'],
  ['1/12/2026', '2026-12-01'],
  ['1/2/27', '2027-02-01'],
  ['2026-12-10', '2026-12-10'],
])('%s, typed letter by letter, is %s and nothing is said', async (text, day) => {
  await typeInto('2026-12-05', text)
  await leave()
  expect([form.value, reported(), form.refusal()]).toEqual([day, '', ''])
})

it.each([
  ['a date', '1/12/2026', '2026-12-01'],
  ['a look at it', '', '2026-12-05'],
])('%s ends the refusal of the form', async (_, text, day) => {
  await typeInto('2026-12-05', '31/04/2026')
  await leave()
  act(() => box().focus())
  if (text) fireEvent.input(box(), { target: { value: text } })
  await settled()
  await leave()
  expect([form.value, reported(), form.refusal()]).toEqual([day, '', ''])
})

it('an emptied box is empty', async () => {
  await typeInto('2026-12-05', '')
  await leave()
  expect([form.value, reported()]).toEqual(['', ''])
})

it('what was said goes with the next letter', async () => {
  await typeInto('2026-12-05', '31/04/2026')
  await leave()
  act(() => box().focus())
  fireEvent.input(box(), { target: { value: '3' } })
  await settled()
  expect(reported()).toBe('')
})
