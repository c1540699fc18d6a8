// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Composer } from '@/admin/lead/Composer'
import { sendAnswer } from '@/admin/lead/sendAnswer'

vi.mock('@payloadcms/ui', () => ({ useAuth: () => ({ user: { email: 'jo@staff.example' } }) }))
vi.mock('@/admin/lead/sendAnswer', () => ({ sendAnswer: vi.fn() }))
afterEach(cleanup)

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('“Saved” is said of the note that was saved, not of the call that is written next', async () => {
  vi.mocked(sendAnswer).mockResolvedValue({
    ok: true,
    entry: { key: 'k', kind: 'note', text: 'x', by: 'Jo', by_id: 'u1', at: '2026-11-26T01:00:00.000Z' },
  })
  const onSaved = vi.fn()
  render(<Composer id="l1" name="Tina" email="tina@shopper.example" dealer="" texts={[]} onSaved={onSaved} />)
  press('Note')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Comes on Saturday.' } })
  press('Save note')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved.'))
  expect(onSaved).toHaveBeenCalledOnce()
  press('Call')
  expect(screen.getByRole('status').textContent).toBe('')
})
