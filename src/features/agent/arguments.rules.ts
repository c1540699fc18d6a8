import { POSTCODE } from '@/core/dealer/country/postcodeForm'
import { z } from 'zod'
import { MAX_AMOUNT } from '@/core/money/amount'
import { FILTER_LABELS, type FacetName, type RangeName, FACET_NAMES, RANGE_NAMES } from '@/core/car/facets'
import { DEFAULT_RADIUS, MAX_RADIUS } from '@/search/list/near'
import { hasWords, MAX_PAGE, MAX_QUERY } from '@/search/list/readParameter'
import { CLOSED, fieldOf, MAX_TEXT, MAX_VALUES, foldValue, knownValue } from '@/search/list/values'
import type { OfferedNames } from '@/search/list/offeredState'
import { writeRange } from '@/search/list/href'
import type { ListState } from '@/search/list/state'
import type { FacetCount } from '@/core/dealer/views'

type FacetValue = string | number | boolean

function valueSchema(name: FacetName): z.ZodType<FacetValue> {
  const field = fieldOf(name)
  if (field.type === 'flag') return z.boolean()
  if (field.type === 'int') return z.int().min(field.min).max(field.max)
  return CLOSED[name] ? z.enum(CLOSED[name]) : z.string().trim().min(1).max(MAX_TEXT)
}

/** One value may stand alone: a model that calls the tool often sends it so. */
const facetSchema = (name: FacetName) =>
  z
    .preprocess(
      (input) => (input === undefined || Array.isArray(input) ? input : [input]),
      z.array(valueSchema(name)).min(1).max(MAX_VALUES).optional(),
    )
    .describe(FILTER_LABELS[name])

const bound = z.int().min(0).max(MAX_AMOUNT).optional()
const rangeSchema = (name: RangeName) =>
  z
    .strictObject({ min: bound, max: bound })
    .refine(({ min, max }) => min !== undefined || max !== undefined, 'Send min, max or both')
    .refine(({ min, max }) => min === undefined || max === undefined || min <= max, 'min is above max')
    .optional()
    .describe(FILTER_LABELS[name])

function byName<Name extends string, Schema>(
  names: readonly Name[],
  of: (name: Name) => Schema,
): Record<Name, Schema>
function byName(names: readonly string[], of: (name: string) => unknown): unknown {
  return Object.fromEntries(names.map((name) => [name, of(name)]))
}

/** The names of a list's address. A filter that the dealer has switched off is no argument. */
export const searchArguments = ({ facets, ranges, sorts }: OfferedNames) =>
  z
    .strictObject({
      query: z
        .string()
        .max(MAX_QUERY)
        .refine(hasWords, 'Send words or numbers, or leave it out')
        .optional()
        .describe('Words as a shopper types them, such as “automatic hilux under 50k”'),
      ...byName(facets, facetSchema),
      range: z
        .strictObject(byName(ranges, rangeSchema))
        .optional()
        .describe(
          'Whole dollars, kilometres, years, millimetres (body_length) or kilograms (tare_weight, braked_towing); both ends are included',
        ),
      not: z
        .strictObject(byName(facets, facetSchema))
        .optional()
        .describe('Values that no car of the answer may have, by the names of the filters'),
      near: z
        .string()
        .regex(POSTCODE, 'Send a postcode')
        .optional()
        .describe('A postcode: cars at locations around it'),
      radius: z
        .int()
        .min(1)
        .max(MAX_RADIUS)
        .optional()
        .describe(`Kilometres around near, or ${DEFAULT_RADIUS}`),
      sortBy: z.enum(sorts).optional().describe('The order; without it, the most relevant first'),
      page: z.int().min(1).max(MAX_PAGE).optional().describe('From 1'),
    })
    .refine(({ near, radius }) => radius === undefined || near !== undefined, {
      path: ['radius'],
      message: 'Send near with it',
    })

export type SearchArguments = z.output<ReturnType<typeof searchArguments>>

/** As the address of the same list says it, so that the list's own parser reads both. */
export function searchQuery({ range, not, ...input }: SearchArguments): URLSearchParams {
  const pairs: [string, string][] = []
  for (const name of FACET_NAMES) {
    for (const value of input[name] ?? []) pairs.push([name, String(value)])
    for (const value of not?.[name] ?? []) pairs.push([`not[${name}]`, String(value)])
  }
  for (const name of RANGE_NAMES) {
    const ends = range?.[name]
    if (ends) pairs.push([`range[${name}]`, writeRange(ends)])
  }
  for (const name of ['query', 'near', 'radius', 'sortBy', 'page'] as const)
    if (input[name] !== undefined) pairs.push([name, String(input[name])])
  return new URLSearchParams(pairs)
}

const MOST_SHOWN = 40

const isIn = (name: FacetName, text: string, read: readonly string[]): boolean =>
  knownValue(name, foldValue(name, text), { vocabulary: { [name]: read } }) !== undefined

const faultOf = (name: FacetName, text: string, stock: readonly FacetCount[]): string => {
  const values = stock.slice(0, MOST_SHOWN).map(({ value }) => value)
  const more = stock.length > MOST_SHOWN ? ' and others' : ''
  return `${name}: “${text}” is not known here. In stock: ${values.join(', ') || 'no car says it'}${more}.`
}

/**
 * The values that a list's address would ignore. A shopper sees which filters are on; an agent would take the longer list
 * for the answer to its question.
 * @param read the list as the parser read the arguments
 */
export const unknownValues = (
  input: SearchArguments,
  read: ListState,
  stock: { [K in FacetName]?: readonly FacetCount[] },
): string[] =>
  FACET_NAMES.flatMap((name) => {
    const unread = (given: SearchArguments[FacetName], values: readonly string[] = []) =>
      (given ?? []).map(String).filter((text) => !isIn(name, text, values))
    return [...unread(input[name], read.facets[name]), ...unread(input.not?.[name], read.not?.[name])].map(
      (text) => faultOf(name, text, stock[name] ?? []),
    )
  })

const MAX_SLUG = 200
const MAX_STOCKNUM = 64

export const getArguments = z
  .strictObject({
    slug: z.string().trim().min(1).max(MAX_SLUG).optional().describe('As inventory.search says it'),
    stocknum: z.string().trim().min(1).max(MAX_STOCKNUM).optional().describe('The dealer’s own stock number'),
  })
  .refine(
    ({ slug, stocknum }) => (slug === undefined) !== (stocknum === undefined),
    'Send slug or stocknum, one of them',
  )

type Issue = z.ZodError['issues'][number]

/** An argument that does not exist is told with those that do. */
const textFault = (issue: Issue, namesAt: (path: string) => readonly string[]): string => {
  const path = issue.path.join('.')
  if (issue.code !== 'unrecognized_keys') return `${path || 'arguments'}: ${issue.message}.`
  const names = issue.keys.map((key) => [...issue.path, key].join('.'))
  return `${names.join(', ')}: no such argument. Allowed${path && ` in ${path}`}: ${namesAt(path).join(', ')}.`
}

/** @param namesAt the arguments that exist: all (at ''), or the parts of one */
export const argumentFaults = (
  { issues }: Pick<z.ZodError, 'issues'>,
  namesAt: (path: string) => readonly string[],
): string[] => issues.map((issue) => textFault(issue, namesAt))
