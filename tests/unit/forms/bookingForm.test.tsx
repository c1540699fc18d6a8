// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BookingForm } from '@/components/bookings/BookingForm'
import type { BookingView } from '@/components/bookings/view'

const proof = vi.fn<() => Promise<string>>()
vi.mock('@/components/forms/proof', () => ({ captchaProof: () => proof() }))

const slot = (time: string) => ({ start: `2026-11-24T${time}:00+10:00`, label: time, left: 1, minutes: 45 })
const view: BookingView = {
  action: '/api/test-drives',
  kind: 'test_drive',
  whatLabel: 'Where',
  hidden: [['location_id', 'l1']],
  slotsUrl: '/api/test-drives/slots?location_id=l1',
  days: [{ date: '2026-11-24', weekday: 'Tue', day: '24 Nov', text: '2 times', free: 2, href: '#' }],
  date: '2026-11-24',
  slots: [slot('10:00'), slot('10:45')],
  hint: '',
  later: 'After 24 Nov? Ask us.',
  askCar: false,
  askKm: false,
  optIn: null,
  terms: 'I agree.',
  notice: '',
  captcha: true,
  event: { event_id: 1 },
}

const sent: Record<string, unknown>[] = []
const answers: (() => Response)[] = []
const submitPlain = vi.fn()
const assign = vi.fn()
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = () => fireEvent.click(screen.getByRole('button', { name: /^Book/ }))

const fill = () => {
  fireEvent.click(screen.getByLabelText('10:00'))
  type('Full name', 'Jordan Lee')
  type('Phone', '0412 345 678')
  type('Email', 'jordan@shopper.example')
  fireEvent.click(screen.getByRole('checkbox'))
}

beforeEach(() => {
  vi.clearAllMocks()
  sessionStorage.clear()
  localStorage.clear()
  sent.length = 0
  answers.length = 0
  proof.mockImplementation(async () => 'proof')
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(submitPlain)
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
  vi.stubGlobal('fetch', async (_address: string, init?: { body: string }) => {
    // Times of another day.
    if (!init?.body) return Response.json({ slots: view.slots })
    sent.push(JSON.parse(init.body))
    return answers.shift()?.() ?? Response.json({ lead_id: 'L1', link: '/bookings/booked' }, { status: 201 })
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('takes over what was chosen and typed before the scripts arrived', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<BookingForm view={view} />)
  container.querySelector<HTMLInputElement>('input[value^="2026-11-24T10:45"]')?.click()
  container.querySelector<HTMLInputElement>('[name=terms_conditions]')?.click()
  for (const [name, value] of [
    ['name', 'Jordan Lee'],
    ['phone', '0412 345 678'],
    ['email', 'jordan@shopper.example'],
  ]) {
    const box = container.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (box) box.value = value ?? ''
  }
  render(<BookingForm view={view} />, { container, hydrate: true })
  press()
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/bookings/booked'))
  expect(sent).toEqual([
    expect.objectContaining({
      location_id: 'l1',
      start: '2026-11-24T10:45:00+10:00',
      name: 'Jordan Lee',
      terms_conditions: true,
      captcha: 'proof',
    }),
  ])
  container.remove()
})

it('lists what is missing in the order of the form, and sends nothing', async () => {
  render(<BookingForm view={view} />)
  press()
  const summary = await screen.findByRole('alert')
  await waitFor(() =>
    expect([...summary.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Choose a time.',
      'Enter your name.',
      'Enter a phone number, so that we can reach you on the day.',
      'Enter your email address.',
      '*You must agree to the terms of use before submitting.',
    ]),
  )
  expect(sent).toEqual([])
})

it('asks for the rego of a car that comes for a service', async () => {
  render(<BookingForm view={{ ...view, kind: 'service' }} />)
  fill()
  press()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Enter the rego.'))
  expect(sent).toEqual([])
})

it('offers other times when somebody else was faster, keeps what was typed and books the one that is picked', async () => {
  const nearest = [{ start: slot('10:45').start, label: '10:45' }]
  const errors = [{ path: 'start', message: 'Somebody else has just taken this time.' }]
  answers.push(() => Response.json({ error: 'Taken', errors, nearest }, { status: 409 }))
  render(<BookingForm view={view} />)
  fill()
  press()
  fireEvent.click(await screen.findByRole('button', { name: '10:45' }))
  await waitFor(() => expect(screen.getByRole('radio', { name: '10:45', checked: true })).toBeDefined())
  press()
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(1))
  expect(sent.map(({ start, name }) => [start, name])).toEqual([
    [slot('10:00').start, 'Jordan Lee'],
    [slot('10:45').start, 'Jordan Lee'],
  ])
})

it('says that it did not get through when the connection failed, and books at the second try', async () => {
  answers.push(() => Response.error())
  render(<BookingForm view={view} />)
  fill()
  press()
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(1))
  expect(sent).toHaveLength(2)
})

it('is posted by the browser when no proof can be had', async () => {
  proof.mockResolvedValue('')
  render(<BookingForm view={view} />)
  fill()
  press()
  await waitFor(() => expect(submitPlain).toHaveBeenCalledTimes(1))
  expect(sent).toEqual([])
})

it('folds the days after a press on a time, not while the keyboard goes through them', () => {
  const { container } = render(<BookingForm view={view} />)
  const folded = () => container.querySelector('[data-folded]')
  fireEvent.click(screen.getByLabelText('10:00'), { detail: 0 })
  expect(folded()).toBeNull()
  expect(container.querySelector('.book__when')?.textContent).toBe('10:00 Tue 24 Nov')
  fireEvent.click(screen.getByLabelText('10:45'), { detail: 1 })
  expect(folded()?.querySelector('.book__picked')?.textContent).toContain('Tue 24 Nov, 10:45')
  fireEvent.click(screen.getByRole('button', { name: 'Change' }))
  expect(folded()).toBeNull()
})

it.each([
  [7, 7],
  [15, 6],
  [29, 6],
  [13, 1],
])('fills the last week of %i days with %i cells', (count, free) => {
  const days = Array.from({ length: count }, (_, at) => ({
    date: `2026-11-${at}`,
    weekday: 'Tue',
    day: String(at),
    text: 'Full',
    free: 0,
    href: '#',
  }))
  const { container } = render(<BookingForm view={{ ...view, days }} />)
  expect(container.querySelector<HTMLElement>('.days__later')?.style.getPropertyValue('--free')).toBe(
    String(free),
  )
})
