import { describe, expect, it } from 'vitest'
import { filledTemplate, needsCar, unknownTokens } from '@/features/leads/replyTemplate.rules'
import { demoTenants } from '../../../tenants'

const facts = { name: 'Ruth Abel', car: '2021 Toyota Corolla', dealer: 'Harbour Toyota', me: 'Ash Nguyen' }
const nothing = { name: '', car: '', dealer: '', me: '' }

describe('B3 reply templates', () => {
  it.each([
    ['Hi {first_name},', 'Hi Ruth,', 'Hi there,'],
    ['{name}: {car}', 'Ruth Abel: 2021 Toyota Corolla', 'there: your enquiry'],
    ['{me}\n{dealer}', 'Ash Nguyen\nHarbour Toyota', '\nus'],
    ['No {such} word, {first_name}', 'No {such} word, Ruth', 'No {such} word, there'],
  ])('%j is filled in', (text, filled, bare) => {
    expect(filledTemplate(text, facts)).toBe(filled)
    expect(filledTemplate(text, nothing)).toBe(bare)
  })

  it('take what a shopper typed as it is, never as a template', () => {
    expect(filledTemplate('Hi {name}', { ...facts, name: '{dealer} $& {me}' })).toBe('Hi {dealer} $& {me}')
  })

  it('know words in braces that stand for nothing', () => {
    expect(unknownTokens('Hi {frist_name} {car} {}')).toEqual(['{frist_name}', '{}'])
  })

  it.each([
    ['{car} has sold.', true],
    ['Hi {first_name}, {me}', false],
    ['car', false],
  ])('“%s” fits no lead without a car: %s', (text, needs) => expect(needsCar(text)).toBe(needs))

  it('of the demo dealers use words that are known', () => {
    const texts = demoTenants.flatMap(({ replyTemplates = [] }) => replyTemplates.map(({ text }) => text))
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.flatMap(unknownTokens)).toEqual([])
  })
})
