// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SaveSearchForm } from '@/components/search/SaveSearchForm'

const proof = vi.fn<() => Promise<string>>()
vi.mock('@/components/forms/proof', () => ({ captchaProof: () => proof() }))

const view = {
  search: '/search/mazda',
  href: '/saved-searches/new',
  words: 'Mazda cars',
  consent: '',
  captcha: true,
}
const sent: Record<string, unknown>[] = []
const submitPlain = vi.fn()
const email = () => screen.getByLabelText<HTMLInputElement>('Email')
const press = () => fireEvent.click(screen.getByRole('button'))

beforeEach(() => {
  vi.clearAllMocks()
  sent.length = 0
  proof.mockImplementation(async () => 'proof')
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(submitPlain)
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json({ state: 'waiting' }, { status: 201 })
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('takes over what was typed and chosen before the scripts arrived', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<SaveSearchForm view={view} />)
  const early = container.querySelector<HTMLInputElement>('[name=email]')
  if (early) early.value = 'early@example.com'
  container.querySelector<HTMLInputElement>('[value=weekly]')?.click()
  render(<SaveSearchForm view={view} />, { container, hydrate: true })
  press()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    search: '/search/mazda',
    name: 'Mazda cars',
    email: 'early@example.com',
    frequency: 'weekly',
    captcha: 'proof',
  })
  container.remove()
})

it('says what is missing, at the field and in the summary, and goes there', async () => {
  render(<SaveSearchForm view={view} />)
  press()
  await screen.findByText('Please fix the following errors:')
  expect(document.getElementById('save-email-e')?.textContent).toBe('Enter your email address.')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
  expect(sent).toEqual([])
})

it('is posted by the browser when no proof can be had', async () => {
  proof.mockResolvedValue('')
  render(<SaveSearchForm view={view} />)
  fireEvent.change(email(), { target: { value: 'jo@example.com' } })
  press()
  await waitFor(() => expect(submitPlain).toHaveBeenCalledTimes(1))
  expect(sent).toEqual([])
})
