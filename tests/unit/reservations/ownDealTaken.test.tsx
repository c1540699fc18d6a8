// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { ownDeal, writeOwnDeal } from '@/components/car/own/store'
import { UseInDeal } from '@/components/car/own/UseInDeal'
import { OwnDeposit } from '@/components/reservations/deals/OwnDeposit'
import { ReserveForm, type ReserveView } from '@/components/reservations/ReserveForm'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const NONE = { make: '', model: '', km: null, worth: null, owing: null, deposit: null, postcode: '' }
const view: ReserveView = {
  ...{ address: '/api/cars/a/reserve', path: '/cars/a/checkout', captcha: false, submit: 'Go' },
  ...{ ways: [], optIn: null, terms: '', notice: '' },
}

async function shown(part: React.ReactNode): Promise<HTMLElement> {
  const box = document.createElement('div')
  document.body.replaceChildren(box)
  await act(async () => createRoot(box).render(part))
  return box
}
const input = (box: HTMLElement, name: string) => box.querySelector<HTMLInputElement>(`input[name="${name}"]`)

test.each([
  ['a trade-in and a postcode', { ...NONE, worth: 12_000, postcode: '3220' }, true, '3220'],
  ['a deposit alone', { ...NONE, deposit: 500 }, false, ''],
  ['nothing', null, false, ''],
])('a reservation begins with the own deal: %s', async (_, deal, trades, postcode) => {
  writeOwnDeal(deal)
  const box = await shown(<ReserveForm view={view} />)
  expect([input(box, 'trade_in')?.checked, input(box, 'postcode')?.value]).toEqual([trades, postcode])
})

test.each([
  [5000, '5,000'],
  [150, '200'],
])('the calculator of a purchase begins with an own deposit of %d: %s', async (deposit, value) => {
  writeOwnDeal({ ...NONE, deposit })
  const box = await shown(
    <>
      <form className="calc">
        <input name="deposit" defaultValue="200" />
      </form>
      <OwnDeposit least={200} />
    </>,
  )
  expect(input(box, 'deposit')?.value).toBe(value)
})

test('a valuation counts after a press, and not before', async () => {
  writeOwnDeal({ ...NONE, worth: 12_000 })
  const box = await shown(<UseInDeal deal={{ make: 'Kia', worth: 23_500 }} />)
  expect(ownDeal()?.worth).toBe(12_000)
  await act(async () => box.querySelector('button')?.click())
  expect(ownDeal()).toMatchObject({ make: 'Kia', worth: 23_500 })
  expect(box.textContent).toBe('$23,500 counts in your deal from now on, on every page.')
})
