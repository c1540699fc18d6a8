import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Flow } from '@/components/reserve/Flow'
import { FactLines } from '@/components/ui/FactLines'
import { Icon } from '@/components/ui/Icon'
import '@/components/search/stock.css'
import { moneyOfCents } from '@/domain/reserve/cents'
import { momentText } from '@/domain/reserve/words'
import { refreshPayment } from '@/reservations/online/refreshPayment'
import { findPaymentByLink } from '@/reservations/online/row'
import { renderTime, requireSite } from '@/app/(site)/sites/[host]/_lib/site'

interface Props {
  params: Promise<{ host: string; id: string }>
  searchParams: Promise<{ key?: string | string[] }>
}

export const metadata: Metadata = {
  title: 'Your payment',
  robots: { index: false },
  // The key must not reach other sites.
  referrer: 'same-origin',
}

/** The payer's own page: to pay, then the receipt. */
export default async function PaymentPage({ params, searchParams }: Props) {
  const [site, { id }, { key }] = await Promise.all([requireSite(params), params, searchParams])
  const found = await findPaymentByLink(site, id, typeof key === 'string' ? key : '')
  if (!found) notFound()
  const row = await refreshPayment(found, renderTime().getTime())
  const amount = moneyOfCents(row.cents)
  const paid = row.paid_at === null ? null : momentText(row.paid_at, site.config.timezone)
  const facts: [string, string][] = [
    ['Amount', amount],
    ['For', row.reference],
    ...(paid ? [['Paid', paid] satisfies [string, string]] : []),
    ['Receipt number', row.payment_id],
  ]
  return (
    <Flow crumbs={[{ name: 'Home', href: '/' }]} heading={paid ? 'Paid, thank you' : `Pay ${amount}`}>
      <div className={paid ? 'done' : 'pay'} role="status">
        {paid && <Icon name="done" />}
        <FactLines lines={facts} />
        {!paid && (
          <a className="btn btn--brand" href={row.pay_url}>
            Pay {amount}
          </a>
        )}
      </div>
    </Flow>
  )
}
