import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { ExceptionsField } from '@/admin/place/ExceptionsField'
import { WeekField } from '@/admin/place/WeekField'

const WEEK = [
  { weekday: 1, status: 'Open', open: '09:00', close: '12:00' },
  { weekday: 1, status: 'Open', open: '13:00', close: '17:00' },
]
const DATES = [{ weekday: 5, date: '2026-12-25', status: 'Closed', note: 'Christmas Day' }]

vi.mock('@payloadcms/ui', () => ({
  useForm: () => ({ setModified: vi.fn() }),
  useField: ({ path }: { path: string }) => ({ value: path === 'week' ? WEEK : DATES, setValue: vi.fn() }),
  useFormFields: (pick: (state: [Record<string, unknown>]) => unknown) => pick([{ week: { value: WEEK } }]),
}))

const drawn = (readOnly: boolean): string =>
  [WeekField, ExceptionsField]
    .map((Field, at) => {
      const path = at ? 'exceptions' : 'week'
      return renderToStaticMarkup(
        <Field path={path} field={{ name: path, type: 'json' }} readOnly={readOnly} />,
      )
    })
    .join('')
const controlsOf = (html: string): string[] => html.match(/<(?:input|select|button)[^>]*>/g) ?? []

it('who may only read opening hours can type and press nothing', () => {
  const free = controlsOf(drawn(true)).filter((control) => !control.includes('disabled=""'))
  expect(free).toEqual([])
  expect(drawn(true)).not.toContain('Temporary closure')
})

it('who may change them can', () => {
  const html = drawn(false)
  expect(html).toContain('Temporary closure')
  expect(controlsOf(html).filter((control) => !control.includes('disabled=""')).length).toBeGreaterThan(20)
})

it('a date is over when its day is over at the place, not in London', () => {
  // Still the 25th in UTC.
  vi.useFakeTimers({ now: new Date('2026-12-26T08:00:00+11:00') })
  expect(drawn(false)).toContain('1 date that passed')
  vi.useRealTimers()
})
