/** House test: what staff read of a car is words of theirs, in the form, the history and the picker of a file's columns. */
import { expect, it } from 'vitest'
import { fieldChoices } from '@/admin/stock/files/fieldChoices'
import { isReported } from '@/admin/history/words'
import type { CarField } from '@/core/car/field'
import { CAR_FIELDS } from '@/core/car/fields'
import { carLabelOf, carPartLabelOf } from '@/fields/label'

const drawn = Object.entries<CarField>(CAR_FIELDS).filter(([name, { tab }]) => tab && isReported(name))
const labels = drawn.flatMap(([name, field]) => [
  carLabelOf(name),
  ...(field.type === 'object' ? Object.keys(field.fields).map((part) => carPartLabelOf(name, part)) : []),
])
const choices = fieldChoices()
/** Units and words of the store, names written as one word, and what a label is not written as. */
const RAW =
  /\(seconds\)|_|\b(ids?|slug|rank|version|kw|kwh|timestamp|thumbnails?|map key)\b|ancaprat|[a-z]{17,}|^[a-z]/

it('no label of a car is a name of the code', () => {
  expect(labels.length).toBeGreaterThan(80)
  expect(labels.filter((label) => RAW.test(label.replace('kWh', 'Power')))).toEqual([])
})

it('the picker of columns says the same words, and offers nothing of the sender’s own program', () => {
  expect(choices.find(({ field }) => field === 'variant.ancaprating')?.label).toBe('Figures › ANCAP stars')
  const offered = choices.filter(({ isOffered }) => isOffered)
  expect(offered.filter(({ label }) => RAW.test(label.replace('kWh', 'Power')))).toEqual([])
  for (const field of ['source_version', 'custom_rank', 'thumbnails', 'location.slug'])
    expect(choices.find((one) => one.field === field)).toMatchObject({ isOffered: false })
})
