import { expect, it } from 'vitest'
import { countryIn } from '@/core/dealer/country/country'
import { foundSettings } from '@/core/settings/find'
import { inCountry } from '@/core/settings/inCountry'
import { DUTY_GROUP } from '@/core/settings/sections/carPage.data'
import { SECTIONS } from '@/core/settings/sections'

it.each([
  ['AU', 'licence', 'Dealer licence'],
  ['NZ', 'licence', 'Motor vehicle trader registration'],
  ['AU', 'abn', 'ABN'],
  ['NZ', 'abn', 'NZBN'],
  ['AU', 'address.state', 'State'],
  ['NZ', 'address.state', 'Region'],
] as const)('T3 in %s the setting %s is called %s', (country, path, label) => {
  const fields = inCountry(SECTIONS, country).flatMap(({ groups }) => groups.flatMap((group) => group.fields))
  expect(fields.find((field) => field.path === path)?.label).toBe(label)
})

it('T3 the estimate of duties is a setting where there is a table of them', () => {
  const has = (country: 'AU' | 'NZ') =>
    inCountry(SECTIONS, country).some(({ groups }) => groups.some(({ title }) => title === DUTY_GROUP))
  expect([has('AU'), has('NZ')]).toEqual([true, false])
})

it('T3 a setting is found by what its country calls it', () => {
  const found = (country: 'AU' | 'NZ') => foundSettings(inCountry(SECTIONS, country), 'trader registration')
  expect([found('NZ').length, found('AU').length]).toEqual([1, 0])
})

it.each([
  [{ country: 'NZ' }, 'NZ'],
  [{ country: 'XX' }, 'AU'],
  [null, 'AU'],
])('%j is of %s', (config, country) => {
  expect(countryIn(config)).toBe(country)
})
