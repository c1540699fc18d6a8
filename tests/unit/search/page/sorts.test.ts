import { expect, it } from 'vitest'
import { sortOptions } from '@/app/(site)/sites/[host]/search/[[...path]]/_components/sorts'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { parseSearch } from '@/search/list/parse'
import { configInput } from '../../../helpers/dealers'

const stateOf = (query: string) => parseSearch([], new URLSearchParams(query)).state
const searchOf = (filters: ('make' | 'near')[]) =>
  tenantConfigSchema.parse(configInput({ search: { filters, sorts: ['relevant', 'latest'] } })).search

const KNOWS = searchOf(['make', 'near'])
const KNOWS_NOT = searchOf(['make'])

it.each([
  ['no place', '', KNOWS, ['relevant: Most relevant', 'latest: Latest', 'nearest: Nearest first']],
  [
    'it was chosen',
    'sortBy=nearest',
    KNOWS,
    ['relevant: Most relevant', 'latest: Latest', 'nearest: Nearest first'],
  ],
  ['a place', 'near=3000', KNOWS, ['relevant: Nearest first', 'latest: Latest']],
  [
    'it was chosen, and a place',
    'near=3000&sortBy=nearest',
    KNOWS,
    ['nearest: Nearest first', 'latest: Latest'],
  ],
  [
    'a place and words',
    'near=3000&query=red',
    KNOWS,
    ['relevant: Most relevant', 'latest: Latest', 'nearest: Nearest first'],
  ],
  ['a dealer who knows no places', '', KNOWS_NOT, ['relevant: Most relevant', 'latest: Latest']],
])('the orders of a list: %s', (_, query, search, offered) =>
  expect(sortOptions(search, stateOf(query)).map(({ value, label }) => `${value}: ${label}`)).toEqual(
    offered,
  ),
)
