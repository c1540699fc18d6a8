import { expect, it } from 'vitest'
import { mailboxOf } from '@/lib/limitKeys'
import { countNamed, mayName, type NamedLimits } from '@/lib/limiter'

it.each([
  ['ann@x.example', 'ann@x.example'],
  ['  Ann@X.Example ', 'ann@x.example'],
  ['ann+cars@x.example', 'ann@x.example'],
  ['ann+a+b@x.example', 'ann@x.example'],
  ['a.n.n@x.example', 'a.n.n@x.example'],
  ['a.n.n+1@gmail.com', 'ann@gmail.com'],
  ['ann@googlemail.com', 'ann@gmail.com'],
  ['+61412345678', '+61412345678'],
  ['+me@x.example', '+me@x.example'],
  ['nobody', 'nobody'],
])('%s is the mailbox %s', (typed, mailbox) => expect(mailboxOf(typed)).toBe(mailbox))

const limits = (name: string): NamedLimits => ({
  own: { keyPrefix: `${name}-own`, points: 3, duration: 60 },
  all: { keyPrefix: `${name}-all`, points: 5, duration: 60 },
  whenCrowded: 1,
})

it.each([
  [{ own: 1, all: 1 }, true],
  [{ own: 3, all: 5 }, true],
  [{ own: 4, all: 4 }, false],
  [{ own: 2, all: 6 }, false],
  [{ own: 1, all: 1_000_000 }, true],
])('who used a name %o may: %s', (used, may) => expect(mayName(used, limits('rule'))).toBe(may))

it('a hundred strangers who use one name a thousand times leave its owner a turn, and mail no more than one each', async () => {
  const rule = limits('crowd')
  let taken = 0
  for (let n = 0; n < 1000; n++) {
    const counted = await countNamed(rule, `ann+${n}@x.example`, `10.0.0.${n % 100}`, undefined)
    if (counted.ok) taken++
  }
  expect(taken).toBeLessThanOrEqual(100)
  expect(await countNamed(rule, 'ann@x.example', '10.9.9.9', undefined)).toEqual({ ok: true, crowded: true })
  expect((await countNamed(rule, 'bob@x.example', '10.0.0.1', undefined)).ok).toBe(true)
})

it('one sender uses up its own share, also from other addresses of its network', async () => {
  const rule = limits('network')
  const from = (last: number) => `2001:db8:1:2::${last}`
  for (let n = 1; n <= 3; n++)
    expect((await countNamed(rule, 'ann@x.example', from(n), undefined)).ok).toBe(true)
  const refused = await countNamed(rule, 'ann@x.example', from(4), undefined)
  expect(refused).toMatchObject({ ok: false, retryAfter: expect.any(Number) })
  expect((await countNamed(rule, 'ann@x.example', '2001:db8:9::1', undefined)).ok).toBe(true)
})
