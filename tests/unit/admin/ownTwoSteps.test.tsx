// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { OwnTwoSteps } from '@/admin/staff/two-steps/OwnTwoSteps'

const ANSWERS: Record<string, unknown> = {
  start: { sealed: 's', key: 'ABCDEFGH', qr: { modules: 1, path: '' } },
  on: { codes: ['one-two'] },
}
vi.mock('@/admin/ask/ask', () => ({
  ask: (_call: string, { act }: { act: string }) => Promise.resolve({ fault: null, data: ANSWERS[act] }),
}))

afterEach(cleanup)

it('B10 the heading says “On” beside the paper codes of a second step that was just turned on', async () => {
  render(<OwnTwoSteps isOn={false} mayTurnOff paper={null} />)
  expect(screen.getByText('Off')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Set up' }))
  fireEvent.change(await screen.findByLabelText('6-digit code'), { target: { value: '123456' } })
  expect(screen.getByText('Off')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Turn on' }))
  expect(await screen.findByText('one-two')).toBeTruthy()
  expect(screen.getByText('On')).toBeTruthy()
  expect(screen.queryByText('Off')).toBeNull()
})
