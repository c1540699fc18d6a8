import { currencyCode } from '@/core/dealer/country/country'
import { moneyOf } from './cents.rules'
import type { Fact, Letter, LetterKind } from '@/core/letter/letter'
import { lookOf } from '@/core/letter/look'
import { mailOf } from '@/core/letter/mail'
import type { OwedMail } from '@/core/letter/owedMails'
import type { Site } from '@/core/dealer/views'
import type { MailMessage } from '@/integrations/mail'
import { paymentPath } from './pay'
import type { OnlinePayment } from './row'
import { momentText } from '@/core/place/moments'

const BANKS = 'Banks take two to three business days to show it.'

interface Paid {
  site: Site
  row: Pick<
    OnlinePayment,
    'tenant' | 'payment_id' | 'reference' | 'cents' | 'currency' | 'name' | 'email' | 'paid_at'
  >
  kind: string
}

interface Words {
  amount: string
  facts: readonly Fact[]
  payer: readonly Fact[]
}

const TO_SHOPPER: Record<string, (paid: Paid, words: Words) => Letter> = {
  receipt: ({ site, row }, { amount, facts }) => ({
    subject: `Receipt ${row.payment_id}: ${amount} to ${site.tenant.name}`,
    heading: 'Thank you, we have your payment',
    parts: [{ facts }, { button: 'See your receipt', href: `${site.origin}${paymentPath(row)}` }],
  }),
  returned: ({ row }, { amount }) => ({
    subject: `Refunded: ${amount} (${row.payment_id})`,
    heading: `Refunded: ${amount}`,
    parts: [
      `We could not take your payment of ${amount} (${row.reference}). All of it went back to your card today. ${BANKS}`,
    ],
  }),
}

const TO_DEALER: Record<string, (paid: Paid, words: Words) => Letter> = {
  'dealer-paid': ({ row }, { amount, facts, payer }) => ({
    subject: `Paid online: ${amount} for ${row.reference} (${row.payment_id})`,
    heading: `Paid online: ${amount}`,
    parts: [{ facts: [...facts, ...payer] }],
  }),
  'dealer-return': ({ row }, { amount, facts, payer }) => ({
    subject: `A payment goes back: ${amount}, ${row.reference} (${row.payment_id})`,
    heading: `A payment goes back: ${amount}`,
    parts: [
      'All of it goes back to the payer by itself. You do not need to do anything.',
      { facts: [...facts, ...payer] },
    ],
  }),
  'dealer-return-failed': ({ row }, { amount, facts, payer }) => ({
    subject: `A refund failed: ${amount}, ${row.reference} (${row.payment_id})`,
    heading: `A refund failed: ${amount}`,
    parts: [
      'The provider refused this refund for three days. Send it back by hand.',
      { facts: [...facts, ...payer] },
    ],
  }),
}

function wordsOf({ site, row }: Paid): Words {
  const amount = moneyOf(row.cents, row.currency, currencyCode(site.config.country))
  return {
    amount,
    facts: [
      ['Amount', amount],
      ['For', row.reference],
      ['Paid', momentText(row.paid_at ?? 0, site.config.timezone)],
      ['Receipt number', row.payment_id],
    ],
    payer: [
      ['Name', row.name || 'Not known'],
      ['Email', row.email || 'Not known'],
    ],
  }
}

const SAMPLES: Record<string, string> = {
  receipt: 'Receipt',
  returned: 'Refunded',
  'dealer-paid': 'Paid',
  'dealer-return': 'Goes back',
  'dealer-return-failed': 'Refund failed',
}

const kindOf = (
  name: string,
  to: 'shopper' | 'dealer',
  letters: Record<string, (paid: Paid, words: Words) => Letter>,
): LetterKind<Paid> => ({
  name,
  to,
  write(paid) {
    const write = letters[paid.kind]
    if (!write) throw new Error(`A payment has no letter ${paid.kind}`)
    return write(paid, wordsOf(paid))
  },
  samples: ({ site, now }) => {
    const row = {
      ...{ tenant: site.tenant.id, payment_id: 'P2345678A', reference: 'Invoice 4711', cents: 123_435 },
      ...{ currency: '', name: 'Sam Taylor', email: 'sam@shopper.example', paid_at: now.getTime() },
    }
    return Object.fromEntries(Object.keys(letters).map((kind) => [SAMPLES[kind], { site, row, kind }]))
  },
})

export const paymentLetter: LetterKind<Paid> = kindOf('Payment', 'shopper', TO_SHOPPER)
export const paymentNotice: LetterKind<Paid> = kindOf('Payment, to the dealership', 'dealer', TO_DEALER)

/** Null for a kind that has no words: such a mail is dropped. */
export function paymentMail(paid: Paid, { key, to }: Pick<OwedMail, 'key' | 'to'>): MailMessage | null {
  const envelope = { key, to: { name: '', address: to } }
  const look = lookOf(paid.site)
  if (paid.kind in TO_SHOPPER) return mailOf(paymentLetter, paid, look, envelope)
  return paid.kind in TO_DEALER ? mailOf(paymentNotice, paid, look, envelope) : null
}
