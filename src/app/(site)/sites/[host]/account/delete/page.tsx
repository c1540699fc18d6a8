import type { Metadata } from 'next'
import { Icon } from '@/components/ui/Icon'
import '@/styles/stock.css'
import { requireShopper } from '@/app/(site)/sites/[host]/account/page-data'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'

interface Props {
  params: Promise<{ host: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireSite(params)
  return { title: t('Delete my account'), robots: { index: false } }
}

export default async function DeleteAccountPage({ params }: Props) {
  const { site } = await requireShopper((await params).host, '/account/delete')
  const { labels, email } = site.config
  return (
    <main id="main">
      <div className="wrap success">
        <div className="done">
          <Icon name="warning" />
          <h1>{t('Delete your account?')}</h1>
          <p>
            {t(
              'We delete your name, your addresses, your saved {cars} and searches, and sign you out everywhere. It cannot be undone. Messages, bookings and reservations stay with {name}, no longer tied to an account',
              { cars: labels.cars, name: site.tenant.name },
            )}
            {email && <>{t('; to have them deleted too, write to {email}', { email })}</>}.
          </p>
          <div className="row">
            <form method="post" action="/api/account/delete">
              <input type="hidden" name="confirm" value="delete" />
              <button className="btn btn--brand" type="submit">
                {t('Yes, delete it')}
              </button>
            </form>
            <a className="btn btn--line" href="/account">
              {t('Keep it')}
            </a>
          </div>
        </div>
      </div>
    </main>
  )
}
