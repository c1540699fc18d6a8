import { expect, it } from 'vitest'
import { spinConfigSchema } from '@/core/dealer/config/spinConfig'
import { isOn, lineOf, nextGo, periodOf, restingAngle } from '@/features/spin/wheel.rules'
import { angleOf, wheelFields } from '@/features/spin/wheelView.rules'

const line = (key: string, odds: number, more: object = {}) => ({ key, name: key, odds, ...more })
const raw = {
  key: 'summer',
  title: 'Spin',
  from: '2026-12-01',
  until: '2027-02-28',
  terms: ['One go.'],
  prizes: [
    line('fuel', 0.5, { stock: 2 }),
    line('mats', 33.33, { from: '2026-12-24', until: '2026-12-26' }),
    line('wash', 66.17),
  ],
}
const wheel = spinConfigSchema.parse(raw)

it.each([
  ['101 %', { prizes: [line('a', 51), line('b', 50)] }, 'add up to 101 %'],
  ['three decimals', { prizes: [line('a', 33.333), line('b', 66.667)] }, 'at most two decimals'],
  ['one field', { prizes: [line('a', 100)] }, '2 to 12'],
  ['a key twice', { prizes: [line('a', 50), line('a', 50)] }, 'key of its own'],
  [
    'no line without an end',
    { prizes: [line('a', 50, { stock: 1 }), line('b', 50, { until: '2027-01-01' })] },
    'stands in',
  ],
  ['no terms', { terms: [] }, 'Publish the terms'],
  ['days turned round', { from: '2027-03-01' }, 'before the first'],
])('a wheel with %s is refused', (_what, change, words) => {
  const result = spinConfigSchema.safeParse({ ...raw, ...change })
  expect(result.error?.issues.map(({ message }) => message).join()).toContain(words)
})

it.each([
  [0, '2026-12-25', 'fuel'],
  [49, '2026-12-25', 'fuel'],
  [50, '2026-12-25', 'mats'],
  [3382, '2026-12-25', 'mats'],
  [3383, '2026-12-25', 'wash'],
  [9999, '2026-12-25', 'wash'],
  [50, '2026-12-23', 'wash'],
  [50, '2026-12-27', 'wash'],
])('chance %i on %s falls on %s', (chance, date, key) => {
  expect(lineOf(wheel, chance, date)?.key).toBe(key)
})

it('N7 each chance of 10,000 falls on its share', () => {
  const counts = new Map<string, number>()
  for (let chance = 0; chance < 10_000; chance++) {
    const key = lineOf(wheel, chance, '2026-12-25')?.key ?? ''
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  expect(Object.fromEntries(counts)).toEqual({ fuel: 50, mats: 3333, wash: 6617 })
})

it.each([
  ['once', '2026-12-31', 'summer', null],
  ['day', '2026-12-31', 'summer 2026-12-31', '2027-01-01'],
  ['week', '2026-12-31', 'summer 2026-12-28', '2027-01-04'],
  ['week', '2027-01-03', 'summer 2026-12-28', '2027-01-04'],
  ['month', '2026-12-31', 'summer 2026-12-01', '2027-01-01'],
  ['month', '2027-02-28', 'summer 2027-02-01', null],
] as const)('every %s: a go on %s is of %s, the next from %s', (every, date, period, next) => {
  expect([periodOf({ ...wheel, every }, date), nextGo({ ...wheel, every }, date)]).toEqual([period, next])
})

it('is on from its first to its last day', () => {
  expect(['2026-11-30', '2026-12-01', '2027-02-28', '2027-03-01'].map((date) => isOn(wheel, date))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

it('rests with the drawn field under the pointer, and no two neighbours look alike', () => {
  for (let count = 2; count <= 12; count++) {
    const fields = wheelFields({ prizes: Array.from({ length: count }, (_, n) => line(`k${n}`, 1)) })
    for (const [n, field] of fields.entries()) {
      expect((field.angle + angleOf(fields, field.key)) % 360).toBeCloseTo(0)
      expect(field.tone).not.toBe(fields[(n + 1) % count]?.tone)
    }
  }
  expect([restingAngle(0, 4), angleOf([], 'gone')]).toEqual([315, 0])
})
