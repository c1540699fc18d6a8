import { expect, it } from 'vitest'
import { giveBackReceipts, LEAD_LIMITS, mayGetReceipts } from '@/leads/limits'

const phone = (n: number): string => `+6140000${String(1000 + n)}`
const ask = (tenant: string, n: number) => mayGetReceipts(tenant, `p${n}@x.example`, phone(n))

it('a lead that was not stored costs neither its sender nor the dealer an SMS', async () => {
  const { points } = LEAD_LIMITS.sms
  for (let n = 0; n < points; n++) expect((await ask('t1', n)).sms).toBe(phone(n))
  expect((await ask('t1', points)).sms).toBeNull()
  await giveBackReceipts('t1', 'p0@x.example', { receipt: true, sms: phone(0) })
  // The one that was refused took a point beyond the limit.
  await giveBackReceipts('t1', 'p1@x.example', { receipt: true, sms: phone(1) })
  expect(await ask('t1', 0)).toEqual({ receipt: true, sms: phone(0) })
})

it('what was promised to another dealer’s shopper stays counted', async () => {
  await ask('t2', 500)
  await giveBackReceipts('t2', 'other@x.example', { receipt: false, sms: null })
  expect(await ask('t2', 500)).toEqual({ receipt: false, sms: null })
})
