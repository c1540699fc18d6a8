import { describe, expect, it } from 'vitest'
import { ownWordFault } from '@/core/dealer/words/ownWords'
import PHRASES from '@/core/dealer/words/phrases.data.json'
import { savedConfigSchema } from '@/core/dealer/words/savedConfig'
import { demoTenants } from '../../../tenants'
import { configInput } from '../../helpers/dealers'

describe('own words', () => {
  it.each([
    ['Book a test drive', 'Come for a spin', null],
    ['Book {words}', 'Come {words}', null],
    ['Book {words}', 'Come along', /keep \{words\}/],
    ['Book {words}', 'Come {words} {when}', /\{when\} stands for nothing/],
    ['Book a test drive', '   ', /no text/],
    ['Book a test drive', 'x'.repeat(401), /at most 400/],
    ['Book a test drive', '<b>Come</b>', /plain text/],
    ['No phrase of ours', 'Anything', /no phrase/],
    ['constructor', 'Anything', /no phrase/],
  ])('%s as %s', (phrase, own, fault) => {
    const notice = ownWordFault(phrase, own)
    if (fault) expect(notice).toMatch(fault)
    else expect(notice).toBeNull()
  })

  it('are checked when a dealer is saved, each with its fault', () => {
    const words = { 'Book {words}': 'Come along', 'Book a test drive': 'Come for a spin' }
    const { error } = savedConfigSchema.safeParse(configInput({ words }))
    expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringContaining('keep {words}')])
  })

  it.each(demoTenants.map((tenant) => [tenant.slug, tenant] as const))(
    'of %s are sound',
    (_slug, { config }) => {
      expect(savedConfigSchema.safeParse(config).error?.issues ?? []).toEqual([])
    },
  )
})

describe('the table', () => {
  it('has phrases of pages, of parts that the browser draws, and of rules', () => {
    expect(PHRASES).toEqual(
      expect.arrayContaining([
        'My garage',
        'Price on its way',
        'Drive away',
        'We accept: Mastercard, Visa, Maestro, Google Pay, Apple Pay',
        '{first} or {more} more',
      ]),
    )
  })

  it('has no phrase with a space at an end: a space is no word', () => {
    expect(PHRASES.filter((phrase) => phrase !== phrase.trim())).toEqual([])
  })
})
