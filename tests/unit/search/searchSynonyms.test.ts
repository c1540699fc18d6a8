import { describe, expect, test } from 'vitest'
import { parseSearch } from '@/search/list/parse'

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

describe('a make by another name leads to the one of the stock', () => {
  const makes = {
    vocabulary: { make: ['GWM', 'Volkswagen', 'Mercedes-Benz', 'Land Rover', 'Citroen', 'Kia'] },
  }
  const redirect = (path: string, query = '') =>
    parseSearch(path.split('/'), new URLSearchParams(query), makes).redirect

  test.each([
    ['great-wall', '', '/search/gwm'],
    ['used-cars/vw', '', '/search/used-cars?make=Volkswagen'],
    ['mercedes', 'range[price]=10000:', '/search/mercedes-benz?range[price]=10000:'],
    ['mercedes%20benz', '', '/search/mercedes-benz'],
    ['landrover', 'utm_source=mail', '/search/land-rover?utm_source=mail'],
    ['citroën', '', '/search/citroen'],
    ['', 'make=VW&make=Great Wall', '/search?make=Volkswagen&make=GWM'],
    ['', 'make=VW&make=Volkswagen', '/search/volkswagen'],
  ])('/search/%s?%s -> %s', (path, query, href) =>
    expect(redirect(decodeURIComponent(path), query)).toBe(href),
  )

  test.each(['gwm', 'kia', 'mercedes-benz'])('/search/%s stays', (path) => expect(redirect(path)).toBeNull())
})
