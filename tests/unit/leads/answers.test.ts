import { describe, expect, it } from 'vitest'
import { isUntouched } from '@/features/leads/replyTemplate.rules'
import { answerSchema, SMS_LETTERS, stateAfter } from '@/features/leads/leadTimeline.rules'
import { reply as replyLetter } from '@/features/leads/letters/reply'
import { stated } from '../../helpers/letters'
import { someFacts } from './someFacts'

const CAR = {
  id: 'c2',
  name: '2023 Toyota Hilux SR5',
  facts: '12,000 km · Automatic',
  price: '$58,990 Drive away',
  url: 'https://a.example/cars/hilux',
  picture: 'https://a.example/pictures/480/x.webp.jpeg',
}
const reply = (text: string, car?: typeof CAR) => ({
  ...{ text, name: 'Jo', email: 'jo@dealer.example' },
  ...(car && { car }),
})

describe('a template takes the place of what nobody changed', () => {
  const ready = ['Hi Ann,\n\nIt is here.', 'Hi Ann,\n\nIt is sold.']
  it.each([
    ['', true],
    ['  \n', true],
    ['Hi Ann,\n\nIt is here.', true],
    ['Hi Ann,\n\nIt is sold.  ', true],
    ['Hi Ann,\n\nIt is here. Come on Monday.', false],
    ['Hello', false],
  ])('%j: %s', (text, untouched) => expect(isUntouched(text, ready)).toBe(untouched))
})

describe('the state of a lead after an entry', () => {
  it.each([
    ['reply', 'new', 'contacted'],
    ['sms', 'new', 'contacted'],
    ['call', 'new', 'contacted'],
    ['note', 'new', 'new'],
    ['booking', 'new', 'appointment'],
    ['booking', 'contacted', 'appointment'],
    ['booking', 'won', 'won'],
    ['reply', 'appointment', 'appointment'],
  ] as const)('%s on a lead that is %s: %s', (kind, before, after) =>
    expect(stateAfter(kind, before)).toBe(after),
  )
})

it('an SMS has an end, a mail does not so soon', () => {
  const answer = (kind: string, letters: number) =>
    answerSchema.safeParse({ key: crypto.randomUUID(), kind, text: 'x'.repeat(letters) })
  expect(answer('sms', SMS_LETTERS).success).toBe(true)
  expect(answer('sms', SMS_LETTERS + 1).error?.issues[0]?.message).toContain('Shorten it')
  expect(answer('reply', SMS_LETTERS + 1).success).toBe(true)
})

it('a reply that offers another car shows its picture, price and address, and what was typed is no markup', () => {
  const { text, html } = stated(replyLetter, { lead: someFacts(), reply: reply('Look at <b>this</b>', CAR) })
  for (const part of [CAR.name, CAR.facts, CAR.price, CAR.url]) {
    expect(text).toContain(part)
    expect(html).toContain(part)
  }
  expect(html).toContain(`<img src="${CAR.picture}"`)
  expect(html).toContain('Look at &lt;b&gt;this&lt;/b&gt;')
})

it('an SMS says who writes, once, and where the offered car is', () => {
  const dealer = someFacts().location?.name ?? someFacts().dealer.name
  const sms = (text: string, car?: typeof CAR) =>
    replyLetter.sms?.({ lead: someFacts(), reply: reply(text, car) })
  expect(sms('Still here.', CAR)).toBe(`Still here.\n${CAR.name}, ${CAR.price}: ${CAR.url}\nJo, ${dealer}`)
  expect(sms(`Still here.\nJo\n${dealer}`)).toBe(`Still here.\nJo\n${dealer}`)
})
