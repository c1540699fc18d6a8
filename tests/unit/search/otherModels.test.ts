import { expect, it } from 'vitest'
import { otherModels } from '@/search/list/modelsByMake'
import { emptySearch, type ListState } from '@/search/list/state'

const models = {
  Toyota: [
    ['Kluger', 9],
    ['Yaris', 5],
    ['RAV4', 24],
    ['Supra', 0],
  ],
  Kia: [['Rio', 2]],
} as const
const list = (facets: ListState['facets']): ListState => ({ ...emptySearch(), facets, query: 'tow bar' })

it.each<[string, ListState['facets'], string[]]>([
  ['a model of one make', { make: ['Toyota'], model: ['Kluger'] }, ['RAV4 24', 'Yaris 5']],
  ['two models', { make: ['Toyota'], model: ['Kluger', 'RAV4'] }, ['Yaris 5']],
  ['the only model of its make', { make: ['Kia'], model: ['Rio'] }, []],
  ['two makes', { make: ['Toyota', 'Kia'], model: ['Rio'] }, []],
  ['no make', { model: ['Rio'] }, []],
  ['a make without cars', { make: ['Lada'], model: ['Niva'] }, []],
])('beside %s stand the make’s others, most first', (_, facets, expected) => {
  expect(otherModels(list(facets), models).map(({ name, count }) => `${name} ${count}`)).toEqual(expected)
})

it('another model is a list of its own, of the same type of car', () => {
  const [first] = otherModels(list({ car_type: ['used'], make: ['Toyota'], model: ['Kluger'] }), models)
  expect(first?.state).toMatchObject({
    query: '',
    facets: { car_type: ['used'], make: ['Toyota'], model: ['RAV4'] },
  })
})
