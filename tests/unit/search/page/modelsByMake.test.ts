import { expect, it } from 'vitest'
import { modelsByMake } from '@/search/list/modelsByMake'

const counted = [
  { value: 'HiLux', count: 12 },
  { value: 'Camry', count: 0 },
  { value: 'Pajero', count: 2 },
  { value: 'Unheard', count: 1 },
]
const makesOf = { HiLux: ['Toyota'], Camry: ['Toyota'], Pajero: ['Mitsubishi', 'Toyota'], Ranger: ['Ford'] }

it('models are under each make that has them, in the order of their counts; a chosen one stays with 0', () => {
  expect(modelsByMake(counted, makesOf)).toEqual({
    Toyota: [
      ['HiLux', 12],
      ['Camry', 0],
      ['Pajero', 2],
    ],
    Mitsubishi: [['Pajero', 2]],
  })
})

it('without cars there are none', () => {
  expect(modelsByMake([], makesOf)).toEqual({})
})
