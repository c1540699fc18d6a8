import { z } from 'zod'

const day = z.iso.date('Use a date such as 2026-12-31')
const key = z.string().regex(/^[a-z0-9-]{1,40}$/, 'Use small letters, digits and hyphens')

const prizeSchema = z.object({
  key,
  name: z.string().min(1).max(40),
  detail: z.string().max(300).default(''),
  /** Per cent, at most two decimals. */
  odds: z.number().positive().max(100),
  /** How many there are altogether; null means no limit. */
  stock: z.number().int().min(1).max(100_000).nullable().default(null),
  /** First and last day in the dealer's zone. */
  from: day.nullable().default(null),
  until: day.nullable().default(null),
  /** False for a field of the wheel without a prize. */
  wins: z.boolean().default(true),
})
export type Prize = z.output<typeof prizeSchema>

/** Of 10,000, so that chances add up without rounding. */
export const share = ({ odds }: Pick<Prize, 'odds'>): number => Math.round(odds * 100)
const isEndless = ({ stock, from, until }: Prize): boolean => stock === null && !from && !until

export const spinConfigSchema = z
  .object({
    /** Another key is another promotion: everybody has a new go, and all prizes are available again. */
    key,
    title: z.string().min(1).max(80),
    text: z.string().max(600).default(''),
    from: day,
    until: day,
    every: z.enum(['once', 'day', 'week', 'month']).default('once'),
    prizes: z.array(prizeSchema),
    terms: z.array(z.string().max(600)),
    permit: z.string().max(300).default(''),
    /** Slug of the dealership that hands out prizes; without it, the first one. */
    dealership: z.string().optional(),
  })
  .superRefine(({ prizes, terms, from, until }, context) => {
    const fault = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    const total = prizes.reduce((sum, prize) => sum + share(prize), 0)
    if (total !== 10_000 || prizes.some((prize) => Math.abs(share(prize) - prize.odds * 100) > 1e-6))
      fault('prizes', `The chances add up to ${total / 100} %: make it 100 %, with at most two decimals each`)
    if (new Set(prizes.map((prize) => prize.key)).size < prizes.length)
      fault('prizes', 'Each prize needs a key of its own')
    if (!prizes.some(isEndless))
      fault('prizes', 'One line must be without stock and dates: it stands in for a prize that is gone')
    if (prizes.length < 2 || prizes.length > 12) fault('prizes', 'A wheel has 2 to 12 fields')
    if (!terms.length) fault('terms', 'Publish the terms')
    if (from > until) fault('until', 'The last day is before the first')
  })
export type SpinConfig = z.output<typeof spinConfigSchema>

/** What counts when the wheel stops at a prize that is gone or does not run: the last line without an end. */
export const standIn = ({ prizes }: Pick<SpinConfig, 'prizes'>): Prize | undefined =>
  prizes.findLast(isEndless)
