/**
 * What a shopper tells of the car before giving a name: one question a screen. It stands in the address alone, so that
 * nothing is stored, Back and reload are the browser's own, and no other dealer's site can see it.
 */
import { isKm } from '@/core/car/odometer'
import { isYear } from '@/core/car/yearForm'
import type { Country } from '@/core/dealer/country/country'
import { readAmount } from '@/core/money/amount'
import { LEAD_FIELDS } from '@/core/person/leadFields'
import {
  type AdjustmentAnswers,
  answersSchema,
  answersText,
  LENDER_MAX_LENGTH,
  PAYOUT_MAX_LENGTH,
  QUESTION_NAMES,
  type QuestionName,
  questionOf,
  readAnswers,
} from './answers.rules'
import { overLimit } from './estimate.rules'
import type { OwnCar } from './ownCar.rules'
import { readPlate } from './plate.rules'

export type Screen =
  | 'plate'
  | 'car'
  | 'year'
  | 'km'
  | 'size'
  | QuestionName
  | 'finance_owing'
  | 'owing'
  | 'range'

/** Of each screen, the names of its boxes; any other has one of its own name. */
const BOXES: Partial<Record<Screen, readonly string[]>> = {
  plate: ['rego', 'regoState'],
  car: ['make', 'model'],
  size: ['length', 'weight'],
  owing: ['payout', 'lender'],
  range: [],
}
export const boxesOf = (screen: Screen): readonly string[] => BOXES[screen] ?? [screen]

/** What a lead calls what is asked here. */
export const LEAD_NAMES = {
  rego: 'Rego',
  regoState: 'regoState',
  make: 'trade_make',
  model: 'trade_model',
  year: 'trade_year',
  km: 'km',
  length: 'trade_length',
  weight: 'trade_weight',
} as const
export const REGO_MAX_LENGTH = LEAD_FIELDS.Rego.max

/** A figure or a choice is longer there than any right one: too long a text is wrong, and not cut to one that is right. */
const LENGTHS: ReadonlyMap<string, number> = new Map([
  ...Object.entries({ form: 'form', car_id: 'car_id', ...LEAD_NAMES } as const).map(
    ([name, field]) => [name, LEAD_FIELDS[field].max] as const,
  ),
  ...['year', ...QUESTION_NAMES, 'finance_owing', 'payout'].map((name) => [name, PAYOUT_MAX_LENGTH] as const),
  ['lender', LENDER_MAX_LENGTH],
])

/** A box that was sent empty is there as an empty text. */
export type Draft = Readonly<Record<string, string>>

export const readDraft = (query: Readonly<Record<string, string | string[] | undefined>>): Draft =>
  Object.fromEntries(
    [...LENGTHS].flatMap(([name, longest]) => {
      const value = query[name]
      return typeof value === 'string' ? [[name, value.trim().slice(0, longest)]] : []
    }),
  )

export interface Terms {
  /** Where customers bring caravans, the size is asked for in place of kilometres, and no range is given online. */
  odometer: boolean
  country: Country
  now: Date
}

const kmOf = ({ km = '' }: Draft): number | undefined =>
  isKm(km) ? (readAmount(km) ?? undefined) : undefined
const yearOf = ({ year = '' }: Draft): number | undefined => (isYear(year) ? Number(year) : undefined)

/** Facts that cannot be read are left out. */
export function ownCarOf(draft: Draft, { country }: Terms): OwnCar {
  const plate = readPlate(draft.rego, draft.regoState, country)
  return {
    make: draft.make || undefined,
    model: draft.model || undefined,
    year: yearOf(draft),
    km: kmOf(draft),
    ...(plate.ok ? { rego: plate.rego, regoState: plate.regoState } : {}),
  }
}

/** Its condition makes no difference where a person prices it in any case. */
function isValued(draft: Draft, { odometer, now }: Terms): boolean {
  const [year, km] = [yearOf(draft), kmOf(draft)]
  return odometer && !(year !== undefined && overLimit({ year, km: km ?? 0 }, now))
}

export function screensOf(draft: Draft, terms: Terms): Screen[] {
  const car: Screen[] = terms.odometer ? ['car', 'year', 'km'] : ['car', 'year', 'size']
  if (!isValued(draft, terms)) return [...car, 'range']
  const owing: Screen[] = draft.finance_owing === 'Yes' ? ['finance_owing', 'owing'] : ['finance_owing']
  return [...car, ...QUESTION_NAMES, ...owing, 'range']
}

/** Questions before the range; `isSure`: no answer that is still to come makes them fewer. */
export function countOf(draft: Draft, terms: Terms): { count: number; isSure: boolean } {
  const { finance_owing: owing } = draft
  const isAnswered = owing === 'Yes' || owing === 'No'
  const most = screensOf(isAnswered ? draft : { ...draft, finance_owing: 'Yes' }, terms)
  const isKnown = isAnswered && yearOf(draft) !== undefined && kmOf(draft) !== undefined
  return { count: most.length - 1, isSure: isKnown || !isValued(draft, terms) }
}

const isPayout = (text: string): boolean => answersSchema.shape.payout.safeParse(text).success

const RIGHT: Record<string, (text: string, draft: Draft, terms: Terms) => boolean> = {
  rego: (text, { regoState }, { country }) => text === '' || readPlate(text, regoState, country).ok,
  make: (text) => text !== '',
  model: (text) => text !== '',
  year: isYear,
  km: isKm,
  length: () => true,
  finance_owing: (text) => text === 'Yes' || text === 'No',
  payout: isPayout,
  ...Object.fromEntries(
    QUESTION_NAMES.map((name) => [
      name,
      (text: string) => questionOf(name).answers.some(({ value }) => value === text),
    ]),
  ),
}
const isRight = (name: string, draft: Draft, terms: Terms): boolean => {
  const text = draft[name]
  return text !== undefined && RIGHT[name]?.(text, draft, terms) === true
}

/** The box before it on the screen says whether it was asked. */
const NOT_ASKED_FOR = ['regoState', 'weight', 'lender']

const wrongBoxes = (screen: Screen, draft: Draft, terms: Terms): string[] =>
  boxesOf(screen).filter((name) => !NOT_ASKED_FOR.includes(name) && !isRight(name, draft, terms))

/** The first question without an answer; `ask` returns to an earlier one. */
export function screenOf(draft: Draft, ask: unknown, terms: Terms): Screen {
  if (draft.rego && !isRight('rego', draft, terms)) return 'plate'
  const screens = screensOf(draft, terms)
  const first = screens.find((screen) => wrongBoxes(screen, draft, terms).length > 0) ?? 'range'
  if (ask === 'plate') return 'plate'
  return screens.slice(0, screens.indexOf(first)).find((screen) => screen === ask) ?? first
}

/** Names of the boxes that were sent with a text that cannot stay. */
export const faultsOf = (screen: Screen, draft: Draft, terms: Terms): string[] =>
  boxesOf(screen).some((name) => name in draft) ? wrongBoxes(screen, draft, terms) : []

/** Of a car that is paid off, a payout that was typed before counts no more. */
export function draftAnswers(draft: Draft): { text: string; answers: AdjustmentAnswers | null } {
  const { payout = '', lender = '', ...rest } = draft
  const text = answersText(rest.finance_owing === 'Yes' ? { ...rest, payout, lender } : rest)
  return { text, answers: readAnswers(text) }
}

export const DRAFT_PATH = '/valuations/start'

export const draftPath = (draft: Draft, ask?: Screen): string => {
  const query = new URLSearchParams({ ...draft, ...(ask ? { ask } : {}) }).toString()
  return query ? `${DRAFT_PATH}?${query}` : DRAFT_PATH
}
