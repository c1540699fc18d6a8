/** Enquiries that are refused. Called by the form's own test, which stands in for the server. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, type Mock } from 'vitest'
import { EnquiryForm } from '@/components/forms/EnquiryForm'
import type { EnquiryView } from '@/components/forms/view'

type Answer = () => Response | Promise<Response>
interface Form {
  view: EnquiryView
  sent: readonly Record<string, unknown>[]
  keys: readonly (string | undefined)[]
  push: Mock
  proof: Mock<() => Promise<string>>
  submitPlain: Mock
  box(name: string): HTMLInputElement
  type(name: string, value: string): void
  press(): void
  complete(): void
  errors(): string | null
  taken(): Response
  answerWith(...next: Answer[]): void
}

export function refusalTests(form: Form): void {
  const {
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
  } = form

  it('shows what the server refuses, keeps the text, and sends a new proof with the next try', async () => {
    proof.mockResolvedValueOnce('first').mockResolvedValueOnce('second')
    answerWith(
      () =>
        Response.json(
          { error: 'x', errors: [{ path: 'email', message: 'No such address.' }] },
          { status: 422 },
        ),
      taken,
    )
    render(<EnquiryForm view={view} />)
    complete()
    press()
    await screen.findByText('No such address.', { selector: '.field__err' })
    expect(errors()).toContain('No such address.')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    expect(box('Full name').value).toBe('Jo Shopper')
    type('Email', 'jo@example.org')
    press()
    await waitFor(() => expect(push).toHaveBeenCalledTimes(1))
    expect(sent.map(({ captcha }) => captcha)).toEqual(['first', 'second'])
  })

  it.each([
    ['its error', { error: 'No such car.' }, 'No such car.'],
    ['no word', {}, 'An unexpected error occured'],
  ])('L1 an answer without a reference is an error: with %s', async (_what, body, words) => {
    answerWith(() => Response.json(body, { status: 200 }))
    render(<EnquiryForm view={view} />)
    complete()
    press()
    await waitFor(() => expect(errors()).toContain(words))
    expect(box('Full name').value).toBe('Jo Shopper')
    expect([push.mock.calls, window.dataLayer]).toEqual([[], []])
  })

  it('L14 keeps the text when the line fails, and Try again sends the same message', async () => {
    answerWith(() => Promise.reject(new Error('offline')), taken)
    render(<EnquiryForm view={view} />)
    complete()
    press()
    await waitFor(() => expect(errors()).toContain('An error occurred when submitting this form'))
    expect(errors()).toContain('Your message did not get through.')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    expect(box('Full name').value).toBe('Jo Shopper')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(push).toHaveBeenCalledTimes(1))
    expect(new Set(keys).size).toBe(1)
    expect(sent).toHaveLength(2)
  })

  it('is posted by the browser when no proof can be had', async () => {
    proof.mockResolvedValue('')
    render(<EnquiryForm view={view} />)
    complete()
    press()
    await waitFor(() => expect(submitPlain).toHaveBeenCalledTimes(1))
    expect(sent).toEqual([])
  })
}
