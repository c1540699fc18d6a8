import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { KEYED_PAGE } from '@/app/(site)/sites/[host]/_lib/metadata'
import { Flow } from '@/components/reservations/Flow'
import { FactLines } from '@/components/ui/FactLines'
import { Icon } from '@/components/ui/Icon'
import '@/styles/stock.css'
import '@/styles/journey.css'
import { moneyOfCents } from '@/features/reservations/payments/cents.rules'
import { refreshPayment } from '@/features/reservations/payments/takeOnline'
import { findPaymentByLink } from '@/features/reservations/payments/row'
import { renderTime, requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'
import { momentText } from '@/core/place/moments'

interface Props {
  params: Promise<{ host: string; id: string }>
  searchParams: Promise<{ key?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireSite(params)
  return {
    title: t('Your payment'),
    ...KEYED_PAGE,
  }
}

/** The payer's own page: first to pay, then the receipt. */
export default async function PaymentPage({ params, searchParams }: Props) {
  const [site, { id }, { key }] = await Promise.all([requireSite(params), params, searchParams])
  const found = await findPaymentByLink(site, id, typeof key === 'string' ? key : '')
  if (!found) notFound()
  const row = await refreshPayment(found, renderTime().getTime())
  const isOver = row.state === 'closed'
  const amount = moneyOfCents(row.cents)
  const paid = row.paid_at === null ? null : momentText(row.paid_at, site.config.timezone)
  const facts: [string, string][] = [
    [t('Amount'), amount],
    [t('For'), row.reference],
    ...(paid ? [[t('Paid'), paid] satisfies [string, string]] : []),
    [t('Receipt number'), row.payment_id],
  ]
  return (
    <Flow
      crumbs={[{ name: t('Home'), href: '/' }]}
      heading={
        paid ? t('Paid, thank you') : isOver ? t('This payment has ended') : t('Pay {amount}', { amount })
      }
    >
      <div className={paid ? 'done' : 'pay'} role="status">
        {paid && <Icon name="done" />}
        <FactLines lines={facts} />
        {!paid && isOver && (
          <>
            <p>{t('It was not made within an hour, and nothing was charged.')}</p>
            <a className="btn btn--brand" href="/online-payment">
              {t('Start again')}
            </a>
          </>
        )}
        {!paid && !isOver && (
          <a className="btn btn--brand" href={row.pay_url}>
            {t('Pay {amount}', { amount })}
          </a>
        )}
      </div>
    </Flow>
  )
}
