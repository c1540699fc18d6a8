import '@/styles/journey.css'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { Flow } from '@/components/reservations/Flow'
import { TestCard } from '@/components/reservations/TestCard'
import { moneyOfCents } from '@/features/reservations/payments/cents.rules'
import { env } from '@/env'
import { openSession, TEST_CARDS } from '@/integrations/payments/test'
import { isPayable } from '@/features/reservations/takePayment'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<{ session?: string | string[]; result?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireSite(params)
  return {
    title: t('Test payment'),
    robots: { index: false },
    referrer: 'strict-origin',
  }
}

/** The card page of the built-in test provider. With a real provider this address does not exist. */
export default async function TestPaymentPage({ params, searchParams }: Props) {
  const site = await requireSite(params)
  const { session: token, result } = await searchParams
  const session = typeof token === 'string' ? openSession(token) : null
  if (env.stripe || typeof token !== 'string' || session?.subject.tenant !== site.tenant.id) notFound()
  // Back from the receipt leads here again: nobody must be asked to pay twice.
  if (!(await isPayable(session.subject))) redirect(session.doneUrl)
  return (
    <Flow
      crumbs={[{ name: t('Back'), href: session.backUrl }]}
      heading={t('Pay {cents}', { cents: moneyOfCents(session.cents) })}
    >
      <TestCard
        token={token}
        title={session.title}
        amount={moneyOfCents(session.cents)}
        backUrl={session.backUrl}
        result={typeof result === 'string' ? result : null}
        cards={TEST_CARDS}
      />
    </Flow>
  )
}
