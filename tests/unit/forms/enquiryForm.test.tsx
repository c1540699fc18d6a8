// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EnquiryForm } from '@/components/forms/EnquiryForm'
import type { EnquiryView } from '@/components/forms/view'
import { refusalTests } from './enquiryRefusals'

const push = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/search' }))
const proof = vi.fn<() => Promise<string>>()
vi.mock('@/components/forms/proof', () => ({ captchaProof: () => proof() }))

const view: EnquiryView = {
  uid: 'f',
  form: 'enquiry',
  heading: 'Ask about this car',
  rules: { form: 'enquiry', messageRequired: true, dealershipRequired: false, locationRequired: true },
  hidden: [
    ['car_id', 'c1'],
    ['Vehicle Make', 'Mazda'],
  ],
  fields: [
    { name: 'name', kind: 'text', label: 'Full name', optional: false },
    { name: 'email', kind: 'email', label: 'Email', optional: false },
    { name: 'phone', kind: 'phone', label: 'Phone', optional: true },
    { name: 'message', kind: 'message', label: 'Message', optional: false, value: 'Is it there?' },
    { name: 'opt_in_trade', kind: 'tick', label: 'I have a car to trade in', optional: true },
  ],
  optIn: { label: 'News', checked: false },
  terms: 'I agree.',
  notice: '',
  submit: 'Send',
  captcha: true,
  event: { event_id: 15 },
}
interface Sent {
  body: string
  headers: Record<string, string>
}
const TERMS = '*You must agree to the terms of use before submitting.'
const sent: Record<string, unknown>[] = []
const keys: (string | undefined)[] = []
let answers: (() => Response | Promise<Response>)[] = []
const submitPlain = vi.fn()
const answerWith = (...next: typeof answers) => {
  answers = next
}

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } })
const press = () => fireEvent.click(screen.getByRole('button', { name: /Send/ }))
const complete = () => {
  type('Full name', 'Jo Shopper')
  type('Email', 'jo@example.com')
  fireEvent.click(box('I agree. Read the terms of use and the privacy policy.'))
}
const errors = () => screen.getByRole('alert').textContent
const taken = () => Response.json({ lead_id: 'L234', receipt: true }, { status: 201 })

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  window.dataLayer = []
  sent.length = 0
  answers = [taken]
  proof.mockImplementation(async () => 'proof')
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(submitPlain)
  keys.length = 0
  vi.stubGlobal('fetch', async (_address: string, { body, headers }: Sent) => {
    sent.push(JSON.parse(body))
    keys.push(headers['idempotency-key'])
    return (answers.shift() ?? taken)()
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('sends what the server made and what was typed, and thanks', async () => {
  render(<EnquiryForm view={view} />)
  fireEvent.focus(box('Full name'))
  complete()
  press()
  await waitFor(() => expect(push).toHaveBeenCalledWith('/success?ref=L234'))
  expect(sent).toEqual([
    expect.objectContaining({
      form: 'enquiry',
      car_id: 'c1',
      'Vehicle Make': 'Mazda',
      name: 'Jo Shopper',
      email: 'jo@example.com',
      message: 'Is it there?',
      opt_in: false,
      terms_conditions: true,
      captcha: 'proof',
      isLastStep: true,
    }),
  ])
})

it('takes over what was typed before the scripts arrived', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<EnquiryForm view={view} />)
  const typed = (name: string, value: string) =>
    container
      .querySelectorAll<HTMLInputElement>(`[name="${name}"]`)
      .forEach((input) => void (input.value = value))
  typed('name', 'Early Bird')
  typed('message', 'My own words')
  container.querySelector<HTMLInputElement>('[name=opt_in_trade]')?.click()
  render(<EnquiryForm view={view} />, { container, hydrate: true })
  fireEvent.focus(box('Email'))
  type('Email', 'jo@example.com')
  fireEvent.click(box('I agree. Read the terms of use and the privacy policy.'))
  press()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ name: 'Early Bird', message: 'My own words', opt_in_trade: true })
  container.remove()
})

it('L3 says each error at its field and in the summary, which takes the focus and links to each', async () => {
  render(<EnquiryForm view={view} />)
  type('Email', 'nonsense')
  press()
  await screen.findByText('Please fix the following errors:')
  expect(errors()).toContain('Enter your name.')
  expect(errors()).toContain(TERMS)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
  fireEvent.click(screen.getByRole('link', { name: 'Enter your name.' }))
  expect(document.activeElement).toBe(box('Full name'))
  expect(box('Full name').getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById('f-email-e')?.textContent).toContain('name@example.com')
  expect(box('Email').value).toBe('nonsense')
  expect([sent, push.mock.calls]).toEqual([[], []])

  type('Full name', 'Jo')
  await waitFor(() => expect(document.getElementById('f-name-e')).toBeNull())
  // What was mended leaves the list, and the focus stays where it is.
  expect(errors()).not.toContain('Enter your name.')
  expect(errors()).toContain(TERMS)
  expect(document.activeElement).toBe(box('Full name'))
  type('Email', 'jo@example.com')
  fireEvent.click(box('I agree. Read the terms of use and the privacy policy.'))
  press()
  await waitFor(() => expect(push).toHaveBeenCalledTimes(1))
})

it('L1 sends where the shopper was', async () => {
  sessionStorage.setItem(
    'visits',
    JSON.stringify({ visited_pages: ['/', '/search'], linked_query_params: { utm_source: 'mail' } }),
  )
  render(<EnquiryForm view={view} />)
  complete()
  press()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    source: 'Website',
    user_agent: navigator.userAgent,
    lead_attributes: {
      visited_pages: ['/', '/search', location.pathname],
      linked_query_params: { utm_source: 'mail' },
    },
  })
})

it('V8 L14 keeps what was typed for the next visit of this form, but no consent to the terms', async () => {
  const typed = (name: string, value: string) => fireEvent.input(box(name), { target: { value } })
  render(<EnquiryForm view={view} />)
  typed('Full name', 'Jo Shopper')
  typed('Message', 'My own words')
  fireEvent.click(box('I agree. Read the terms of use and the privacy policy.'))
  fireEvent.input(box('I agree. Read the terms of use and the privacy policy.'))
  cleanup()
  render(<EnquiryForm view={{ ...view, form: 'offer' }} />)
  expect(box('Full name').value).toBe('')
  cleanup()
  render(<EnquiryForm view={view} />)
  expect([box('Full name').value, box('Message').value]).toEqual(['Jo Shopper', 'My own words'])
  expect(box('I agree. Read the terms of use and the privacy policy.').checked).toBe(false)
  typed('Email', 'jo@example.com')
  fireEvent.click(box('I agree. Read the terms of use and the privacy policy.'))
  press()
  await waitFor(() => expect(push).toHaveBeenCalledTimes(1))
  expect(sent[0]).toMatchObject({ name: 'Jo Shopper', message: 'My own words' })
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft'))).toEqual([])
})

// faults: B8
it('counts a long message and refuses it whole', async () => {
  render(<EnquiryForm view={view} />)
  complete()
  fireEvent.input(box('Message'), { target: { value: 'x'.repeat(4012) } })
  expect(screen.getByRole('status').textContent).toBe('4,012 of 4,000 characters')
  fireEvent.focus(box('Message'))
  press()
  await waitFor(() => expect(errors()).toContain('This has 4,012 characters. Shorten it to 4,000.'))
  expect([box('Message').value.length, sent]).toEqual([4012, []])
})

it('L6 tells the tag manager the event with the lead', async () => {
  render(<EnquiryForm view={view} />)
  complete()
  press()
  await waitFor(() => expect(push).toHaveBeenCalledTimes(1))
  expect(window.dataLayer).toEqual([{ event: 'lead', lead_id: 'L234', form: 'enquiry', event_id: 15 }])
})

it('L4 sends once however often the button is pressed', async () => {
  render(<EnquiryForm view={view} />)
  complete()
  press()
  press()
  await waitFor(() => expect(push).toHaveBeenCalledTimes(1))
  expect(sent).toHaveLength(1)
})

it('L3 fills in the person of the last message', async () => {
  localStorage.setItem(
    'contact',
    JSON.stringify({ name: 'Jo', email: 'jo@example.com', phone: '0412345678' }),
  )
  render(<EnquiryForm view={view} />)
  expect(box('Full name').value).toBe('Jo')
  fireEvent.click(box('I agree. Read the terms of use and the privacy policy.'))
  press()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ name: 'Jo', email: 'jo@example.com', phone: '0412345678' })
})

refusalTests({
  view,
  sent,
  keys,
  push,
  proof,
  submitPlain,
  box,
  type,
  press,
  complete,
  errors,
  taken,
  answerWith,
})
