import { describe, expect, test } from 'vitest'
import { parseSearch } from '@/domain/listState/parse'

const context = {
  vocabulary: { body: ['Ute', '4WD'], drive: ['4x4', 'AWD', 'eAWD'], transmission: ['Automatic'] },
}
const parse = (query: string) => parseSearch([], new URLSearchParams(query), context)

describe('a filter with a synonym means the value of the vocabulary', () => {
  test.each([
    ['drive=4WD&body=utility', { drive: ['4x4'], body: ['Ute'] }],
    ['drive=4WD&drive=4x4&body=4x4', { drive: ['4x4'], body: ['4WD'] }],
    ['refinementList[transmission][0]=auto', { transmission: ['Automatic'] }],
    ['drive=eawd&fuel=PHEV', { drive: ['eAWD'], fuel: ['Plug-in Hybrid'] }],
    ['car_type=demonstrator', { car_type: ['demo'] }],
    ['drive=hover', {}],
  ])('%s', (query, facets) => expect(parse(query).state.facets).toEqual(facets))

  test.each([
    ['drive=4WD', '/search?drive=4x4'],
    ['drive=AWD&drive=4WD&utm_source=mail', '/search?drive=AWD&drive=4x4&utm_source=mail'],
    ['body=4WD&drive=4X4', null],
  ])('%s is sent on to %s', (query, href) => expect(parse(query).redirect).toBe(href))

  test('the address that it is sent on to stays', () => {
    expect(parseSearch([], new URLSearchParams('drive=4x4'), context).redirect).toBeNull()
  })
})
