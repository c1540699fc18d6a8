// @vitest-environment happy-dom
/** A signed-in shopper's name and addresses come into the form by a call: its page is kept for everybody. */
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fillEmpty, lacksContact } from '@/components/forms/contact'

const proof = vi.fn<() => Promise<string>>(async () => 'proof')
vi.mock('@/components/forms/proof', () => ({ captchaProof: () => proof() }))

const ann = { name: 'Ann Lee Park', email: 'ann@own.example', phone: '0412 345 678' }
const formOf = (values: Record<string, string>): HTMLFormElement => {
  const form = document.createElement('form')
  for (const [name, value] of Object.entries(values))
    form.append(Object.assign(document.createElement('input'), { name, value }))
  return form
}
const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries([...form.querySelectorAll('input')].map(({ name, value }) => [name, value]))

describe('filling the boxes of a form', () => {
  const empty = { name: '', email: '', phone: '' }
  it.each([
    ['all that are empty', empty, ann, ann],
    ['none that has text', { ...empty, email: 'b@x.example' }, ann, { ...ann, email: 'b@x.example' }],
    ['with nothing where nothing is known', empty, { ...ann, phone: '' }, { ...ann, phone: '' }],
    ['two boxes of a name', { ...empty, last_name: '' }, ann, { ...ann, name: 'Ann', last_name: 'Lee Park' }],
    ['no family name beside another name', { name: 'Bo', last_name: '' }, ann, { name: 'Bo', last_name: '' }],
  ])('fills %s', (_what, before, contact, after) => {
    const form = formOf(before)
    fillEmpty(form, contact)
    expect(valuesOf(form)).toEqual(after)
  })
  it('leaves alone what was typed and cleared again', () => {
    const form = formOf(empty)
    fillEmpty(form, ann, new Set([form.querySelector('[name=name]')]))
    expect(valuesOf(form)).toEqual({ ...ann, name: '' })
  })
  it('asks only for a form that lacks something', () => {
    expect(lacksContact(formOf({ ...ann, phone: '' }))).toBe(true)
    expect(lacksContact(formOf({ ...ann, comment: '' }))).toBe(false)
    expect(lacksContact(formOf({ comment: '' }))).toBe(false)
  })
})

describe('a form of a page', () => {
  const view = {
    search: '/search/mazda',
    href: '/saved-searches/new',
    words: 'Mazda cars',
    consent: '',
    captcha: true,
  }
  const calls: [address: string, body: unknown][] = []
  let answer: Promise<Response>
  beforeEach(() => {
    vi.resetModules()
    calls.length = 0
    answer = Promise.resolve(Response.json(ann))
    vi.stubGlobal('fetch', async (address: string, init?: { body?: string }) => {
      calls.push([address, init?.body && JSON.parse(init.body)])
      return init ? Response.json({ state: 'waiting' }, { status: 201 }) : answer
    })
  })
  afterEach(() => {
    cleanup()
    document.cookie = 'shopper_here=; Path=/; Max-Age=0'
    vi.unstubAllGlobals()
  })
  const shown = async () => {
    const { SaveSearchForm } = await import('@/components/search/SaveSearchForm')
    const { container } = render(<SaveSearchForm view={view} />)
    const email = container.querySelector<HTMLInputElement>('[name=email]')
    if (!email) throw new Error('no box')
    return { email, press: () => fireEvent.click(container.querySelector('button') ?? email) }
  }

  it('asks nothing for somebody who is signed out', async () => {
    const { email } = await shown()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect([calls, email.value]).toEqual([[], ''])
  })

  it('sends what came after its code was loaded', async () => {
    document.cookie = 'shopper_here=1; Path=/'
    let arrive: (response: Response) => void = () => undefined
    answer = new Promise((resolve) => (arrive = resolve))
    const { email, press } = await shown()
    // The refusal shows that the code is there.
    press()
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
    arrive(Response.json(ann))
    await waitFor(() => expect(email.value).toBe(ann.email))
    press()
    await waitFor(() => expect(calls.at(-1)?.[1]).toMatchObject({ email: ann.email }))
    expect(calls[0]).toEqual(['/api/account', undefined])
  })

  it('forgets the sign-in that the server no longer knows, and stays empty', async () => {
    document.cookie = 'shopper_here=1; Path=/'
    answer = Promise.resolve(Response.json({ error: 'no' }, { status: 401 }))
    const { email } = await shown()
    await waitFor(() => expect(document.cookie).not.toContain('shopper_here'))
    expect(email.value).toBe('')
  })
})
