import { expect, test } from 'vitest'
import { buildSearchHref } from '@/search/list/href'
import { listedAt, onTheGroundAt } from '@/search/list/stockAt'

const YARD = { name: 'Outback Bassendean' }

test.each([
  [
    'C1 what is on the ground leaves out what is to come and what was just sold',
    onTheGroundAt,
    '/search?location_name=Outback+Bassendean&status=in_stock',
  ],
  ['C1 what is listed has both', listedAt, '/search?location_name=Outback+Bassendean'],
])('%s', (_, listOf, href) => expect(buildSearchHref(listOf(YARD))).toBe(href))
