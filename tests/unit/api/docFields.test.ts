import { describe, expect, it } from 'vitest'
import { fieldsOf } from '@/integrator-api/docFields'
import { callsOf } from '@/integrator-api/docs'
import { openApi } from '@/integrator-api/openapi'

describe('I7 parts of objects', () => {
  const api = openApi()
  it.each([
    ['CarInBatch', 'images[].image.url', 'text'],
    ['CarInBatch', 'images[].alt', 'text'],
    ['CarInBatch', 'service.last_km', 'whole number'],
    ['CarInBatch', 'variant.torque', 'number'],
    ['CarInBatch', 'location.address.postcode', 'text'],
    ['CarInBatch', 'finance_lenders.{name}.interestRate', 'number'],
    ['BatchResult', 'items[].errors[].pointer', 'text'],
    ['FeedRun', 'price_moves[].to', 'number'],
    ['FileResult', 'read.notes[].text', 'text'],
    ['LeadPage', 'items[].consent.marketing', 'true or false'],
    ['LeadPage', 'items[].trade.rego', 'text'],
    ['Vocabularies', '{name}.values', 'list of text'],
    ['CarPage', 'items', 'list of cars'],
  ])('of %s are listed: %s', (schema, name, type) => {
    expect(fieldsOf(api, schema).filter((field) => field.name === name)).toMatchObject([{ name, type }])
  })

  it.each([
    ['year', /1900 to 2100$/],
    ['km', /warning.*0 to 2,000,000$/],
    ['vin', /17 letters and digits without I, O and Q/],
    ['price', /0 and -1 stand for none.*warning/],
    ['images[].image.url', /https:\/\/… or http:\/\//],
  ])('the note of %s', (name, note) =>
    expect(fieldsOf(api, 'CarInBatch').find((field) => field.name === name)?.note).toMatch(note),
  )

  it('no object of a call or an answer is without its parts, and each is listed once', () => {
    const calls = callsOf(api, 'https://platform.test')
    const open = new Set(['linked_query_params', 'synonyms', 'owners'])
    for (const { id, bodyFields, answerFields } of calls)
      for (const fields of [bodyFields, answerFields, fieldsOf(api, 'CarInBatch')]) {
        const names = fields.map(({ name }) => name)
        expect([id, new Set(names).size]).toEqual([id, names.length])
        const bare = fields.filter(
          ({ name, type }) =>
            /objects?$/.test(type) &&
            !open.has(name.split('.').at(-1) ?? '') &&
            !names.some((other) => other !== name && other.startsWith(name)),
        )
        expect([id, bare]).toEqual([id, []])
      }
  })
})
