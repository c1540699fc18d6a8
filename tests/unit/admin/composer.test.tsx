// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Composer } from '@/admin/leads/Composer'
import { sendAnswer } from '@/admin/leads/sendAnswer'

vi.mock('@payloadcms/ui', () => ({ useAuth: () => ({ user: { id: 'u1', email: 'jo@staff.example' } }) }))
vi.mock('@/admin/leads/sendAnswer', () => ({ sendAnswer: vi.fn() }))
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const open = (onSaved = vi.fn(), id = 'l1', isAnsweredHere = false) =>
  render(
    <Composer
      {...{ id, onSaved, isAnsweredHere, takesPhotos: true }}
      name="Tina"
      email="tina@shopper.example"
      mobile=""
      dealer=""
      tenant="t1"
      texts={[]}
    />,
  )
const box = () => screen.getByRole('textbox')
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const shows = (value: string) => waitFor(() => expect(box()).toHaveProperty('value', value))
/** What is kept is there after the effects of the whole screen. */
const settled = () => act(() => new Promise((done) => setTimeout(done)))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const saves = () =>
  vi.mocked(sendAnswer).mockResolvedValue({
    ok: true,
    entry: { key: 'k', kind: 'note', text: 'x', by: 'Jo', by_id: 'u1', at: '2026-11-26T01:00:00.000Z' },
  })

it('“Saved” is said of the note that was saved, not of the call that is written next', async () => {
  saves()
  const onSaved = vi.fn()
  open(onSaved)
  press('Note')
  type('Comes on Saturday.')
  press('Save note')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved.'))
  expect(onSaved).toHaveBeenCalledOnce()
  press('Call')
  expect(screen.getByRole('status').textContent).toBe('')
})

it('a half-typed note is there again after another screen, as a note, and with no other lead', async () => {
  open()
  await settled()
  press('Note')
  type('Wants to')
  cleanup()
  open(undefined, 'l2')
  await settled()
  await shows('')
  cleanup()
  open()
  await shows('Wants to')
  expect(screen.getByRole('button', { name: 'Note' }).getAttribute('aria-pressed')).toBe('true')
})

/** An email that could not be sent, written in a box just opened. */
async function sendInVain(): Promise<void> {
  vi.mocked(sendAnswer).mockReset().mockResolvedValue({ ok: false, message: 'No connection.' })
  open()
  await settled()
  type('Yes.')
  press('Send email')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No connection.'))
}

it('what was saved does not come back, also when the person left before it was', async () => {
  saves()
  open()
  await settled()
  press('Note')
  type('Comes on Saturday.')
  press('Save note')
  cleanup()
  await settled()
  open()
  await settled()
  await shows('')
})

it('a text that is tried again after another screen is still the same mail', async () => {
  await sendInVain()
  cleanup()
  open()
  await shows('Yes.')
  press('Send email')
  await waitFor(() => expect(sendAnswer).toHaveBeenCalledTimes(2))
  expect(new Set(vi.mocked(sendAnswer).mock.calls.map(([, { key }]) => key)).size).toBe(1)
})

it('what is typed before the kept text is there stands beneath it', async () => {
  open()
  await settled()
  type('Yes.')
  cleanup()
  open()
  type('And the tow bar too.')
  await shows('Yes.\n\nAnd the tow bar too.')
})

it('each way keeps a text of its own, and saving a note leaves the email', async () => {
  saves()
  open()
  await settled()
  type('Dear Tina, come on Monday.')
  press('Note')
  await shows('')
  type('Haggles hard.')
  press('Email')
  await shows('Dear Tina, come on Monday.')
  press('Note')
  await shows('Haggles hard.')
  press('Save note')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved.'))
  await shows('')
  press('Email')
  await shows('Dear Tina, come on Monday.')
})

it('an internal note never stands above Send email, also after a reload', async () => {
  open()
  await settled()
  press('Note')
  type('Haggles hard.')
  press('Email')
  await shows('')
  expect(screen.getByRole('button', { name: 'Send email' })).toHaveProperty('disabled', true)
  cleanup()
  open()
  await shows('Haggles hard.')
  expect(screen.getByRole('button', { name: 'Save note' })).toBeTruthy()
  press('Email')
  await shows('')
})

it('a text that an older version stored comes back to the way it was stored with', async () => {
  const stored = (text: string) => JSON.stringify({ text, key: '' })
  sessionStorage.setItem('answer u1 l1 reply', stored('Dear Tina'))
  sessionStorage.setItem('answer u1 l1 note', JSON.stringify({ kind: 'note', text: 'Haggles.', key: '' }))
  open()
  await shows('Dear Tina')
  press('Note')
  await shows('Haggles.')
})

it('what went wrong with an email is not said of a note', async () => {
  await sendInVain()
  press('Note')
  expect(screen.getByRole('status').textContent).toBe('')
})

it('a call is saved by one press, with no text; nobody answering is a note, so the clock runs on', async () => {
  saves()
  vi.mocked(sendAnswer).mockClear()
  open()
  await settled()
  press('Call')
  press('Save call')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved. The clock has stopped.'))
  press('Rang, no answer')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved as a note.'))
  const sent = vi.mocked(sendAnswer).mock.calls.map(([, { kind, text }]) => [kind, text])
  expect(sent).toEqual([
    ['call', ''],
    ['note', 'Rang, no answer.'],
  ])
})

it('the search for another car is closed and empty once the email is sent', async () => {
  saves()
  open()
  await settled()
  fireEvent.change(screen.getByLabelText('Offer another car'), { target: { value: 'a' } })
  type('Yes.')
  press('Send email')
  await waitFor(() => expect(screen.getByLabelText('Offer another car')).toHaveProperty('value', ''))
})

it.each([
  [true, 'Their answer comes back into this lead.'],
  [false, 'Their answer comes to jo@staff.example.'],
])('with a mailbox for answers (%s) it says where they come', (isAnsweredHere, words) => {
  open(undefined, 'l1', isAnsweredHere)
  expect(screen.getByText(/^Goes to/).textContent).toContain(words)
})

it('photos go with the email that they were chosen for, and none that are too many', async () => {
  saves()
  open()
  type('The back seat.')
  const choose = (count: number) =>
    fireEvent.change(screen.getByLabelText(/photos/), {
      target: { files: Array.from({ length: count }, (_, at) => new File(['x'], `${at}.jpg`)) },
    })
  choose(9)
  expect(screen.getByRole('status').textContent).toContain('8 photos at most')
  expect(screen.getByRole('button', { name: 'Send email' })).toHaveProperty('disabled', true)
  choose(2)
  press('Send email')
  await waitFor(() => expect(sendAnswer).toHaveBeenCalled())
  expect(vi.mocked(sendAnswer).mock.lastCall?.[2]).toHaveLength(2)
  await settled()
  type('And one more thing.')
  press('Send email')
  await waitFor(() => expect(vi.mocked(sendAnswer).mock.lastCall?.[2]).toEqual([]))
})
