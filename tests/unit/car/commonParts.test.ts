import { expect, it } from 'vitest'
import { commonParts } from '@/core/car/accessories'

const part = (name: string, price = '$1') => ({ name, price, image: null })
const models = [
  { accessories: [part('Snorkel'), part('Mats', '$215')] },
  { accessories: [part('Mats', '$230'), part('Tint')] },
  { accessories: [] },
  { accessories: [part('Mats')] },
]

it('names what most models have first, each once with the price of the first', () => {
  expect(commonParts(models, 2)).toEqual([
    { ...part('Mats', '$215'), models: 3 },
    { ...part('Snorkel'), models: 1 },
  ])
})
it('names nothing without accessories', () => expect(commonParts([], 8)).toEqual([]))
