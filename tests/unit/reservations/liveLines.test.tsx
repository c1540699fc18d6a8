// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LiveLines } from '@/components/reservations/deals/LiveLines'

const sum = { price: 30_000, deposit: 200, delivery: null, tradeIn: null, lent: null }
const zones = [{ key: 'far', fee: 650 }]
const left = () => screen.getByText('Left to pay at handover').nextElementSibling?.textContent

function show(choose: (far: HTMLInputElement) => void) {
  document.body.innerHTML = `<form data-deal><input type="radio" name="way" value="collect" checked>
    <input type="radio" name="way" value="far"></form><div id="box"></div>`
  const far = document.querySelector<HTMLInputElement>('[value=far]')
  if (!far) throw new Error('no radio')
  choose(far)
  render(<LiveLines sum={sum} zones={zones} paid={false} priceLabel="Drive away" />, {
    container: document.querySelector<HTMLElement>('#box') ?? document.body,
  })
  return far
}
afterEach(cleanup)

it('follows a choice', () => {
  const far = show(() => undefined)
  expect(left()).toBe('$29,800')
  fireEvent.click(far)
  expect(left()).toBe('$30,450')
})

it('takes over what was chosen before it was there', () => {
  show((far) => (far.checked = true))
  expect(left()).toBe('$30,450')
})
