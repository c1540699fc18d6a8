import { randomUUID } from 'node:crypto'
import { table } from '@/db/table'
import { currencyCode } from '@/core/dealer/country/country'
import type { PaymentInput } from '@/features/reservations/reserveSchema.rules'
import type { Site } from '@/core/dealer/views'
import type { Proof } from '@/integrations/captcha'
import { payments, type PaymentsPort } from '@/integrations/payments'
import { countTry } from '@/features/reservations/limits'
import { changeRow } from '@/features/reservations/owing'
import { linkKey, referenceOf } from '@/features/reservations/reference'
import { endOf, findPayment, OPEN_MS, readPayment, type OnlinePayment } from './row'

export interface PayMeta {
  idempotencyKey: string | null
  address: string
  prove: () => Promise<Proof>
}
export type PayStarted =
  | { kind: 'open'; row: OnlinePayment }
  | { kind: 'different' }
  | { kind: 'unproved'; proof: Exclude<Proof, 'good'> }
  | { kind: 'limited'; retryAfter: number }

export const paymentPath = ({ tenant, payment_id }: Pick<OnlinePayment, 'tenant' | 'payment_id'>) =>
  `/online-payment/${payment_id}?key=${linkKey(tenant, payment_id)}`

async function withPayUrl(site: Site, row: OnlinePayment, port: PaymentsPort) {
  if (row.pay_url || row.state !== 'open') return row
  const status = `${site.origin}${paymentPath(row)}`
  const opened = await port.open({
    key: row.payment_id,
    subject: { kind: 'payment', tenant: row.tenant, id: row.payment_id },
    cents: row.cents,
    currency: currencyCode(site.config.country),
    title: `${site.tenant.name}, ${row.reference}`,
    email: row.email,
    doneUrl: status,
    backUrl: status,
    expiresAt: endOf(row),
  })
  return (await changeRow('payments', row.id, readPayment, () => ({ ...opened, provider: port.kind }))) ?? row
}

const sameOrder = (row: OnlinePayment, input: PaymentInput, cents: number): boolean =>
  row.cents === cents && row.reference === input.reference && row.email === input.email

/** On disk when it resolves. @throws when the provider is unavailable; the same call can be repeated */
export async function startPayment(
  site: Site,
  input: PaymentInput,
  meta: PayMeta,
  port: PaymentsPort = payments(),
): Promise<PayStarted> {
  const counted = await countTry(meta.address, input.email)
  if (!counted.ok) return { kind: 'limited', retryAfter: counted.retryAfter }
  const cents = Math.round(input.amount * 100)
  const payment_id = referenceOf('P', `${site.tenant.id} ${meta.idempotencyKey ?? randomUUID()}`)
  const earlier = await findPayment(site.tenant.id, payment_id)
  if (earlier && !sameOrder(earlier, input, cents)) return { kind: 'different' }
  if (earlier) return { kind: 'open', row: await withPayUrl(site, earlier, port) }
  const proof = await meta.prove()
  if (proof !== 'good') return { kind: 'unproved', proof }
  const { name, email, reference } = input
  const row = { tenant: site.tenant.id, payment_id, state: 'open', reference, cents, name, email }
  const due_at = Date.now() + OPEN_MS
  await (await table('payments')).insert({ ...row, mails: [], due_at, lease_until: 0, version: 0 })
  const stored = await findPayment(site.tenant.id, payment_id)
  if (!stored) throw new Error('A payment was refused by the store')
  return { kind: 'open', row: await withPayUrl(site, stored, port) }
}
