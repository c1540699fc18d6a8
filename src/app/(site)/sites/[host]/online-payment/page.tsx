import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ContentPage } from '@/blocks/ContentPage'
import { Flow } from '@/components/reservations/Flow'
import { PaymentForm } from '@/components/reservations/PaymentForm'
import '@/styles/stock.css'
import '@/styles/journey.css'
import { getPage } from '@/features/pages/readPages'
import { PAYMENT_STRIP } from '@/features/reservations/words.rules'
import { passGate, type SearchParams } from '@/app/(site)/sites/[host]/_lib/passGate'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { renderTime, requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  return pageMetadata(site, { title: t('Pay online'), path: '/online-payment', noindex: true })
}

/** An amount against an invoice or contract; on a site without such payments, the editors' page with that address. */
export default async function OnlinePaymentPage({ params, searchParams }: Props) {
  const site = await requireSite(params)
  const { config, tenant } = site
  const page = config.features.onlinePayment ? null : await getPage(site, 'online-payment')
  // A page that does not exist must not ask for a sign-in.
  if (!config.features.onlinePayment && !page) notFound()
  await passGate(site, '/online-payment', await searchParams)
  if (page) return <ContentPage page={page} site={site} now={renderTime()} />
  return (
    <Flow crumbs={[{ name: t('Home'), href: '/' }]} heading={t('Pay online')}>
      <p className="lede">
        {t(
          'Pay an invoice or contract of {name} by card. No surcharge: the amount you type is what you pay.',
          { name: tenant.name },
        )}
      </p>
      <PaymentForm captcha={config.forms.captcha} notice={config.consent.notice} />
      <p className="fineprint">{t(PAYMENT_STRIP)}</p>
    </Flow>
  )
}
