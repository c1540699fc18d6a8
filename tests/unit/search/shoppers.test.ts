import { describe, expect, it } from 'vitest'
import { aliases } from '@/search/toCarDoc'
import { searchableComments } from '@/search/comments'
import { searchPrefix } from '@/search/searchPrefix'
import { shopperWords } from '@/search/shopperWords'
import { SYNONYMS } from '@/search/synonyms.data'

describe('searchableComments', () => {
  it.each([
    ['Come and see us at Valley Toyota Gympie', 'Come and see us at Valley Gympie'],
    ['WESTSIDE FORD, open Sundays', 'WESTSIDE , open Sundays'],
    ['A Mazda that was never raced', 'A Mazda that was never raced'],
    ['Traded on a Land Rover at our yard', 'Traded on a at our yard'],
    [
      'Smart key, leather seat, mini fridge, Port Lincoln',
      'Smart key, leather seat, mini fridge, Port Lincoln',
    ],
    ['Harbour Cars (harbour cars!) says hello', '( !) says hello'],
    ['One owner|Two keys', 'One owner Two keys'],
    ['affordable, toyotas', 'affordable, toyotas'],
    ['Toyota', undefined],
    [null, undefined],
  ])('%s', (dealercomments, expected) =>
    expect(searchableComments({ make: 'Mazda', dealership_name: 'Harbour Cars', dealercomments })).toBe(
      expected,
    ),
  )
})

describe('aliases', () => {
  it.each([
    ['Toyota', 'Land Cruiser', 7, 'landcruiser sevenseater'],
    ['Land Rover', 'Range Rover Sport', null, 'rangeroversport landrover'],
    ['Mercedes-Benz', 'C-Class', 5, 'cclass mercedesbenz fiveseater'],
    ['Mazda', 'CX-30', 12, undefined],
    ['Honda', 'CR-V', undefined, undefined],
  ])('%s %s', (make, model, seats, expected) => expect(aliases({ make, model, seats })).toBe(expected))
  it('each feature is one word, two that are named together are two', () =>
    expect(
      aliases({ make: 'Kia', model: 'Rio', features: ['Tow bar', 'Apple CarPlay and Android Auto', '12V'] }),
    ).toBe('towbar applecarplay androidauto'))
})

describe('searchPrefix', () => {
  it.each([
    ['Mazda', '3', 'mazda3 mazda 3'],
    ['Mazda', 'Mazda3', 'mazda 3'],
    ['Toyota', 'LandCruiser', 'landcruiser cr cru crui cruis cruise cruiser'],
  ])('%s %s ends in %s', (make, model, end) =>
    expect(searchPrefix({ make, model })).toMatch(new RegExp(` ${end}$`)),
  )
})

describe('shopperWords', () => {
  it.each([
    ['ev', 'electric'],
    ['Kia EV', 'Kia electric'],
    ['evs under 40', 'electric under 40'],
    ['everest ev6', 'everest ev6'],
    ['', ''],
  ])('%s', (typed, meant) => expect(shopperWords(typed)).toBe(meant))
})

describe('SYNONYMS', () => {
  it('have one to three plain words on each side: longer ones are never met', () => {
    const sides = Object.entries(SYNONYMS).flatMap(([word, meanings]) => [word, ...meanings])
    expect(sides.filter((side) => !/^[a-z0-9]+( [a-z0-9]+){0,2}$/.test(side))).toEqual([])
  })
})
