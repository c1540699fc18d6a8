/** A few cars that two people choose from, by a link each and without an account. */
import { z } from 'zod'
import { phrase } from '@/lib/words'

export const SHORTLIST_LIMIT = 6
export const NOTE_MAX = 300
export const NAME_MAX = 40

export const VOTES = ['yes', 'maybe', 'no'] as const
export type Vote = (typeof VOTES)[number]
export const VOTE_WORDS = {
  yes: phrase('Yes'),
  maybe: phrase('Maybe'),
  no: phrase('No'),
} as const satisfies Record<Vote, string>

/** Who began the list, and whoever was sent its link. */
export const PEOPLE = ['first', 'second'] as const
export type Person = (typeof PEOPLE)[number]
export const otherOf = (person: Person): Person => (person === 'first' ? 'second' : 'first')

/** As it was added: the price of that day, dollars, null where none was shown. */
export const listedCarsSchema = z
  .array(z.object({ id: z.string(), slug: z.string(), name: z.string(), price: z.number().nullable() }))
  .max(SHORTLIST_LIMIT)
export type ListedCar = z.output<typeof listedCarsSchema>[number]

const said = z.object({ vote: z.enum(VOTES).nullable(), note: z.string().max(NOTE_MAX) })
/** What one person says, by the id of a car. */
export const answersSchema = z.object({ name: z.string().max(NAME_MAX), cars: z.record(z.string(), said) })
export type Answers = z.output<typeof answersSchema>

export const NO_ANSWERS: Answers = { name: '', cars: {} }

const text = (value: unknown, most: number): string =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, most) : ''

/** Of a posted form: `name`, `vote.<car>`, `note.<car>`. What is no answer, or about another car, is nothing. */
export function readAnswers(values: Record<string, unknown>, cars: readonly ListedCar[]): Answers {
  const voteOf = (id: string) => VOTES.find((vote) => vote === values[`vote.${id}`]) ?? null
  const answered = cars.map(({ id }) => {
    const answer = { vote: voteOf(id), note: text(values[`note.${id}`], NOTE_MAX) }
    return [id, answer] as const
  })
  return { name: text(values.name, NAME_MAX), cars: Object.fromEntries(answered) }
}

export type Verdict = 'both' | 'close' | 'open' | 'out'
export const VERDICT_WORDS = {
  both: phrase('You both want it'),
  close: phrase('Close'),
  open: phrase('Not answered by both'),
  out: phrase('Out'),
} as const satisfies Record<Verdict, string>
const BEST_FIRST: readonly Verdict[] = ['both', 'close', 'open', 'out']

/** One no is enough. */
export function verdictOf(one: Vote | null, other: Vote | null): Verdict {
  if (one === 'no' || other === 'no') return 'out'
  if (one === null || other === null) return 'open'
  return one === 'yes' && other === 'yes' ? 'both' : 'close'
}

export const verdictIn = (id: string, one: Answers, other: Answers): Verdict =>
  verdictOf(one.cars[id]?.vote ?? null, other.cars[id]?.vote ?? null)

/** What both want first; otherwise as they were added. */
export const bestFirst = <Car extends { verdict: Verdict }>(cars: readonly Car[]): Car[] =>
  cars.toSorted((a, b) => BEST_FIRST.indexOf(a.verdict) - BEST_FIRST.indexOf(b.verdict))
