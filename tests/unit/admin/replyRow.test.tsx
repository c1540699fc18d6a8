// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ReplyRow } from '@/admin/dashboard/ReplyRow'
import { sendAnswer, type Sent } from '@/admin/leads/sendAnswer'

vi.mock('@payloadcms/ui', () => ({ useAuth: () => ({ user: { id: 'u1' } }) }))
vi.mock('@/admin/leads/sendAnswer', () => ({ sendAnswer: vi.fn() }))
const entry = {
  key: 'k',
  kind: 'reply',
  text: 'x',
  by: 'Jo',
  by_id: 'u1',
  at: '2026-11-26T01:00:00.000Z',
} as const
const answers = (sent: Sent) => vi.mocked(sendAnswer).mockResolvedValue(sent)
beforeEach(() => vi.mocked(sendAnswer).mockReset())
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

function open(more: { email?: string } = {}): void {
  const reply = { id: 'l1', name: 'Tina', email: 'tina@shopper.example', ready: 'It is here.', ...more }
  render(
    <table>
      <tbody>
        <ReplyRow {...reply} columns={2} act={<i>Assign to me</i>}>
          <td>Tina</td>
        </ReplyRow>
      </tbody>
    </table>,
  )
}
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))

it('B1 B14 two presses on Today answer a lead: the box opens with a ready text, under the cursor', async () => {
  answers({ ok: true, entry })
  open()
  press(/^Reply/)
  expect(document.activeElement).toBe(screen.getByLabelText('Your answer to Tina'))
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'It is here.')
  press(/^Send email/)
  await waitFor(() => expect(screen.getByText('Sent and saved to the lead.')).toBeTruthy())
  expect(sendAnswer).toHaveBeenCalledExactlyOnceWith(
    'l1',
    expect.objectContaining({ kind: 'reply', text: 'It is here.' }),
    [],
  )
  expect(screen.queryByRole('button')).toBeNull()
})

it('what was refused stays, and the second try is the same mail', async () => {
  answers({ ok: false, message: 'No connection.' })
  open()
  press(/^Reply/)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Come and see it.' } })
  press(/^Send/)
  await waitFor(() => expect(screen.getByText('No connection.')).toBeTruthy())
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Come and see it.')
  press(/^Send/)
  await waitFor(() => expect(sendAnswer).toHaveBeenCalledTimes(2))
  const keys = vi.mocked(sendAnswer).mock.calls.map(([, { key }]) => key)
  expect(new Set(keys).size).toBe(1)
})

it('a person without an email has no such box', () => {
  open({ email: '' })
  expect(screen.queryByRole('button')).toBeNull()
})

it('a text of Today is there again after another screen; the ready one alone is not kept', async () => {
  open()
  press(/^Reply/)
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'It is here. Come' } })
  await waitFor(() => expect(sessionStorage).toHaveLength(1))
  cleanup()
  open()
  press(/^Reply/)
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', 'It is here. Come'))
})
