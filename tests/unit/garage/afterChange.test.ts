// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type CarFacts, type Favourite, readList } from '@/components/car/garage'
import { savedPrices } from '@/components/car/savedPrices'
import { afterChange } from '@/components/garage/afterChange'
import { toastStore } from '@/components/ui/toastStore'

const carOf = (id: string): Favourite => ({
  id,
  name: `Car ${id}`,
  slug: id,
  make: 'Kia',
  model: 'Rio',
  primary_image_url: null,
})
const facts: CarFacts = { car: carOf('a'), price: 20_000 }
const notice = () => {
  const stored = toastStore.current()
  return stored?.open ? stored.message.text : undefined
}

afterEach(() => vi.unstubAllGlobals())
beforeEach(() => {
  toastStore.dismiss()
  localStorage.clear()
})

it('says that a car was saved, and remembers what it cost', () => {
  afterChange('favourites', [], [carOf('a')], facts)
  expect(notice()).toBe('Car a is in your garage.')
  expect(savedPrices()).toEqual({ a: 20_000 })
})

it('says that the list is full', () => {
  const full = ['a', 'b', 'c', 'd'].map(carOf)
  afterChange('compare', full, full, facts)
  expect(notice()).toContain('4 cars can be compared at a time')
})

it.each([
  ['favourites', 'Car a is out of your garage.'],
  ['compare', 'Car a is not compared any more.'],
] as const)('offers to undo what was taken out of %s', (list, text) => {
  afterChange(list, [carOf('a')], [], facts)
  expect(notice()).toBe(text)
  const action = toastStore.current()?.message.action
  if (action && 'run' in action) action.run()
  expect(readList(list)).toEqual([carOf('a')])
})

it.each([
  ['has-chat', '2 to compare'],
  ['', undefined],
])('names the cars to compare on a small screen where the tray has no room: main.%s', (className, text) => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  document.body.innerHTML = `<main class="${className}"></main>`
  afterChange('compare', [carOf('a')], ['a', 'b'].map(carOf), facts)
  expect(notice()).toBe(text)
})
