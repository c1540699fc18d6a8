// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { RunningCost } from '@/app/(site)/sites/[host]/cars/[slug]/_components/running/RunningCost'
import { TowCheck } from '@/app/(site)/sites/[host]/cars/[slug]/_components/towing/TowCheck'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

async function shown(part: React.ReactNode) {
  const box = document.createElement('div')
  document.body.replaceChildren(box)
  await act(async () => createRoot(box).render(part))
  const type = async (name: string, text: string) => {
    const field = box.querySelector<HTMLInputElement>(`input[name=${name}]`)
    await act(async () => {
      if (field) field.value = text
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
  return { type, answer: () => box.querySelector('[role=status]')?.textContent ?? '' }
}

test('V15 the cost of a year follows both fields', async () => {
  const { type, answer } = await shown(<RunningCost energy="power" use={15} service={null} />)
  expect(answer()).toContain('$540 a year')
  await type('km', '20,000')
  await type('cents', '50')
  expect(answer()).toContain('$1,500 a year')
  await type('fixed', '$2,600')
  expect(answer()).toContain('$4,100 a year, $79 a week')
  await type('cents', '')
  expect(answer()).toBe('Type the kilometres and the price.')
  await type('cents', '-50')
  expect(answer()).toBe('A figure cannot be less than 0.')
})

test('V16 the verdict follows both fields', async () => {
  const { type, answer } = await shown(<TowCheck tow={{ atm: 2500, tare: 2000, ball: 165 }} />)
  expect(answer()).toContain('Type your car')
  await type('braked', '2500 kg')
  expect(answer()).toContain('Yes, by these figures.')
  await type('ball', '200')
  expect(answer()).toContain('No, by these figures.')
  await type('ball', '')
  await type('braked', '2300 kg')
  expect(answer()).toMatch(/^Only if it is loaded lightly\..*That leaves 300 kg /)
  await type('braked', '750')
  expect(answer()).toContain('No, by these figures.')
  await type('braked', '-5')
  expect(answer()).toBe('A figure cannot be less than 0.')
  await type('braked', '2500')
  await type('ball', '−200 kg')
  expect(answer()).toBe('A figure cannot be less than 0.')
})
