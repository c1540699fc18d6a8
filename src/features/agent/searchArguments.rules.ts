import { z } from 'zod'
import { MAX_AMOUNT } from '@/core/money/amount'
import { FILTER_LABELS, type FacetName, type RangeName } from '@/core/car/facets'
import { DEFAULT_RADIUS, MAX_RADIUS } from '@/search/list/near'
import { hasWords, MAX_PAGE, MAX_QUERY } from '@/search/list/readParameter'
import { CLOSED, fieldOf, MAX_TEXT, MAX_VALUES } from '@/search/list/values'
import type { OfferedNames } from '@/search/list/offeredNames'

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
      (given) => (given === undefined || Array.isArray(given) ? given : [given]),
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
          'Whole dollars, kilometres, years, millimetres (body_length) or kilograms (tare_weight); both ends are included',
        ),
      near: z
        .string()
        .regex(/^\d{4}$/, 'Send a postcode of four digits')
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
