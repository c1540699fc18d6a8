import { expect, it } from 'vitest'
import { giveBackReceipts, LEAD_LIMITS, mayGetReceipts } from '@/features/leads/limits'

const phone = (n: number): string => `+6140000${String(1000 + n)}`
const ask = (n: number, address = '') => mayGetReceipts(`p${n}@x.example`, phone(n), address)

it('a lead that was not stored costs its sender no receipt', async () => {
  expect(await ask(0)).toEqual({ receipt: true, sms: phone(0) })
  for (const receipt of [true, true, false]) expect(await ask(0)).toEqual({ receipt, sms: null })
  // The one that was refused took a point beyond the limit.
  for (let n = 0; n < 2; n++) await giveBackReceipts('p0@x.example', { receipt: true, sms: phone(0) })
  expect(await ask(0)).toEqual({ receipt: true, sms: phone(0) })
})

it('what was promised to another shopper stays counted', async () => {
  await ask(500)
  await giveBackReceipts('other@x.example', { receipt: false, sms: null })
  for (const receipt of [true, true, false]) expect(await ask(500)).toEqual({ receipt, sms: null })
})

it('one sender causes few receipts, and takes nobody else’s', async () => {
  const { points } = LEAD_LIMITS.receipts
  for (let n = 0; n < points; n++) expect((await ask(600 + n, '10.0.0.1')).receipt).toBe(true)
  expect(await ask(700, '10.0.0.1')).toEqual({ receipt: false, sms: null })
  expect(await ask(700, '10.0.0.2')).toEqual({ receipt: true, sms: phone(700) })
})
