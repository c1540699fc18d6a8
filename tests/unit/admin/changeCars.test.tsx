// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ChangeCars } from '@/admin/car/list/ChangeCars'
import { applyTo, previewOf } from '@/admin/car/list/changeCalls'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }))
vi.mock('@/admin/car/list/changeCalls', () => ({ applyTo: vi.fn(), previewOf: vi.fn() }))
vi.mock('@/admin/car/list/ChangeFields', () => ({
  ChangeFields: ({ onAsk }: { onAsk(change: object): void }) => (
    <button onClick={() => onAsk({ what: 'price', how: 'add', amount: -500 })}>See</button>
  ),
}))
vi.mock('@/admin/car/list/ChangePreview', () => ({
  ChangePreview: ({ onApply }: { onApply(): void }) => <button onClick={onApply}>Change</button>,
}))
afterEach(cleanup)

const ROW = {
  ...{
    id: 'c1',
    name: 'HiLux',
    picture: null,
    note: '',
    price: '$1',
    isOwnPrice: false,
    state: '',
    tone: '',
  },
  ...{ tag: '', place: '', here: '', quality: null, lacksPhotos: false, rev: 1 },
}

it('a double click changes once, and says what was changed', async () => {
  const car = { id: 'c1', rev: 1, name: 'HiLux', from: '$1', to: '$2', refusal: '' }
  vi.mocked(previewOf).mockResolvedValue([car])
  vi.mocked(applyTo).mockImplementation(async () => {
    await new Promise((done) => setTimeout(done, 20))
    return []
  })
  render(<ChangeCars rows={[ROW]} total={1} query="" />)
  fireEvent.click(screen.getByLabelText('Choose HiLux'))
  fireEvent.click(screen.getByText('See'))
  const press = await screen.findByText('Change')
  press.click()
  press.click()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 car changed.'))
  expect(applyTo).toHaveBeenCalledOnce()
})
