/** A letter is written once, as parts; its mail in HTML and in plain text both come from them. */
import type { Site } from '@/core/dealer/views'
import { firstName } from '@/core/person/personName'

/** A row of figures or answers, as a letter and a lead list them. */
export type Line = [label: string, value: string]

/** A label, what it says, and perhaps where it leads: plain text has the address below. */
export type Fact = readonly [label: string, value: string, href?: string]

/** A car as a letter shows it. Addresses are whole. */
export interface CarCard {
  name: string
  url: string
  facts: string
  price: string
  priceNote?: string
  /** The price before it dropped. */
  before?: string | null
  /** JPEG or PNG, which every mail program shows. */
  picture: string | null
  tag?: string
  isDrop?: boolean
}

/** Text is a paragraph. */
export type Part =
  | string
  | { facts: readonly (Fact | false)[] }
  /** Lines that belong together: an address, opening hours. */
  | { lines: readonly string[] }
  | { button: string; href: string; before?: string }
  | { link: string; href: string; before?: string }
  | { cars: readonly CarCard[] }
  /** Digits to type. */
  | { code: string }
  | { quote: string; before: string }
export type Parts = readonly (Part | false)[]

export interface Letter {
  subject: string
  /** Mail programs show it after the subject. */
  preview?: string
  greeting?: string
  /** A letter that a person wrote has none. */
  heading?: string
  parts: Parts
  /** Small print: why the reader gets it, and how it stops. */
  why?: Parts
}

/** What the samples of letters are about. */
export interface SampleWorld {
  site: Site
  car: CarCard & { slug: string; stocknum: string }
  now: Date
}

/** One kind of letter: its words, the SMS of the same event, and samples of it. */
export interface LetterKind<Facts> {
  name: string
  /** Staff get theirs from the platform, the others from the dealer. */
  to: 'shopper' | 'dealer' | 'staff'
  write(facts: Facts): Letter
  sms?(facts: Facts): string
  /** By what differs: `Moved`, `Cancelled`. */
  samples(world: SampleWorld): Record<string, Facts>
}

/** Typed text can neither begin a line of its own nor add a header. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const carText = ({ tag, name, facts, price, before, priceNote, url }: CarCard): string =>
  [
    tag ? `${tag}: ${name}` : name,
    facts,
    [before ? `Now ${price}, was ${before}` : price, priceNote].filter(Boolean).join(', '),
    url,
  ]
    .filter(Boolean)
    .join('\n')

/** The car that a letter is about, with its page. */
export const carFact = (label: string, name: string, stocknum: string, url?: string): Fact => [
  label,
  `${name}, stock number ${stocknum}`,
  url,
]

/** A fact without a value is none. */
export const factsOf = ({ facts }: { facts: readonly (Fact | false)[] }): Fact[] =>
  facts.filter((fact) => fact !== false).filter(([, value]) => value.trim() !== '')

const isStated = (part: Part): boolean => {
  if (typeof part === 'string') return part.trim() !== ''
  if ('facts' in part) return factsOf(part).length > 0
  return !('lines' in part) || part.lines.some((line) => line.trim())
}
/** Without what is not there, and what says nothing. */
export const shown = (parts: Parts): Part[] => parts.filter((part) => part !== false).filter(isStated)

const partText = (part: Part): string => {
  if (typeof part === 'string') return part
  if ('facts' in part)
    return factsOf(part)
      .map(([label, value, href]) => `${label}: ${oneLine(value)}${href ? `\n${href}` : ''}`)
      .join('\n')
  if ('lines' in part) return part.lines.filter(Boolean).join('\n')
  if ('cars' in part) return part.cars.map(carText).join('\n\n')
  if ('code' in part) return part.code
  if ('quote' in part) return `${part.before}\n${part.quote.replace(/^/gm, '> ')}`
  const label = 'button' in part ? part.button : part.link
  return part.before ? `${part.before}\n${part.href}` : `${label}: ${part.href}`
}

const partsText = (parts: Parts): string[] => shown(parts).map(partText)

/** Mail programs show the subject above it: a heading that says the same is left out. */
export const letterText = (
  { subject, greeting, heading, parts, why = [] }: Letter,
  signature: readonly string[],
): string =>
  [
    heading === subject ? '' : (heading ?? ''),
    greeting ?? '',
    ...partsText(parts),
    ...partsText(why),
    signature.join('\n'),
  ]
    .filter((text) => text.trim())
    .join('\n\n')

/** `Hello Ann,`: all that a letter repeats of what was typed, because the address may be another person's. */
export const greeting = (name: string): string => `Hello ${firstName(name)}`.trim() + ','
