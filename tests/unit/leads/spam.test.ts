import { describe, expect, it } from 'vitest'
import { leadSchema } from '@/features/leads/leadSchema.rules'
import { CALM, type Crowd, isMailHeld, spamSigns, SUSPECT_FROM } from '@/features/leads/spam'

const rules = {
  form: 'enquiry' as const,
  messageRequired: false,
  dealershipRequired: false,
  locationRequired: false,
}
const at = new Date('2026-11-21T10:00:00Z')
const isSuspect = (values: Record<string, unknown>, age: number | null) => {
  const lead = leadSchema(rules).parse({
    name: 'Ann Lee',
    email: 'ann@example.com',
    terms_conditions: true,
    ...values,
  })
  return (
    spamSigns(lead, {
      requestedAt: age === null ? null : at.getTime() - age,
      at,
      crowd: CALM,
      repeated: false,
    }).score >= SUSPECT_FROM
  )
}

const NAMES = [
  'Ann Lee',
  'Ngọc Trần',
  "Siobhán O'Neill",
  'J',
  'Wang Wei 王',
  'Dr. Ali-Reza',
  'ann',
  'MUM & DAD',
  'Bob W.',
]
const MESSAGES = [
  '',
  'Is it there?',
  'I saw it on https://cars.example/hilux and on www.dealer.example, is that the same one?',
  'Best price??? cash $$$ today!!!',
  'Hi, I would like to know more about the 2021 Toyota HiLux SR5.',
]
const AGES = [null, 150, 1_900, 4_000, 900_000]

describe('Q10 L4 who is held as spam', () => {
  it('no person, however short the name, hasty the press or remembered the details', () => {
    const people = NAMES.flatMap((name) =>
      MESSAGES.flatMap((message) => AGES.map((age) => ({ name, message, age }))),
    )
    expect(people.length).toBeGreaterThanOrEqual(200)
    expect(people.filter(({ name, message, age }) => isSuspect({ name, message }, age))).toEqual([])
  })

  it.each([
    ['the field that people do not see', { website: 'http://x.example' }, 60_000],
    ['a link for a name', { name: 'https://evil.example win' }, 60_000],
    ['link code of boards', { message: 'Cheap [url=http://x.example]here[/url]' }, 60_000],
    ['link code of pages', { message: 'Cheap <a  href="http://x.example">here</a>' }, null],
    ['many links at once', { message: 'https://a.example https://b.example https://c.example' }, 300],
  ])('%s', (_what, values, age) => expect(isSuspect(values, age)).toBe(true))

  it('many links alone are told to staff, but hold nothing', () =>
    expect(isSuspect({ message: 'https://a.example https://b.example https://c.example' }, 60_000)).toBe(
      false,
    ))
})

describe('who is judged in a flood', () => {
  const lead = leadSchema(rules).parse({ name: 'Ann', email: 'ann@x.example', terms_conditions: true })
  const fate = (crowd: Partial<Crowd>) => {
    const all = { ...CALM, ...crowd }
    const { score } = spamSigns(lead, { requestedAt: null, at, crowd: all, repeated: false })
    return score >= SUSPECT_FROM ? 'held' : isMailHeld(all) ? 'not mailed' : 'mailed'
  }
  it.each<[string, Partial<Crowd>, string]>([
    ['a buyer on a quiet day', {}, 'mailed'],
    ['a buyer after 600 others', { byDealer: 601 }, 'mailed'],
    ['a buyer after 100,000 others', { byDealer: 100_001, domain: 'gmail.com', withDomain: 500 }, 'mailed'],
    ['a buyer with a phone that a script uses too', { byDealer: 601, withPhone: 400 }, 'mailed'],
    ['the second lead of a sender in a flood', { byDealer: 601, bySender: 2 }, 'not mailed'],
    ['the same on a quiet day', { byDealer: 30, bySender: 2 }, 'mailed'],
    ['a sender with many mailboxes and one phone', { byDealer: 601, bySender: 2, withPhone: 4 }, 'held'],
    [
      'a sender with many mailboxes of a domain',
      { byDealer: 601, bySender: 2, withDomain: 11, domain: 'x.example' },
      'held',
    ],
    [
      'a sender with mailboxes of a provider',
      { byDealer: 601, bySender: 2, withDomain: 99, domain: 'gmail.com' },
      'not mailed',
    ],
    [
      'both shapes at once from a new sender',
      { byDealer: 601, withPhone: 9, withDomain: 99, domain: 'x.example' },
      'not mailed',
    ],
    ['a buyer who asks about twelve cars', { bySender: 12 }, 'mailed'],
    ['a sender of more than that', { bySender: 13 }, 'held'],
  ])('%s', (_what, crowd, is) => expect(fate(crowd)).toBe(is))
})
