import { describe, expect, it } from 'vitest'
import { leadSchema } from '@/domain/leads/leadSchema'
import { spamSigns, SUSPECT_FROM } from '@/leads/spam'

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
      askedAt: age === null ? null : at.getTime() - age,
      at,
      crowded: false,
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
