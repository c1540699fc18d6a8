import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Icon } from '@/components/ui/Icon'
import { isClosed } from '@/core/dealer/links/closedPaths'
import '@/styles/stock.css'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'

interface Props {
  params: Promise<{ host: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireSite(params)
  return { title: t('Your account'), robots: { index: false } }
}

export default async function DeletedAccountPage({ params }: Props) {
  const site = await requireSite(params)
  if (isClosed('/account', site.config)) notFound()
  return (
    <main id="main">
      <div className="wrap success">
        <div className="done" role="status">
          <Icon name="done" />
          <h1>{t('Your account is deleted')}</h1>
          <p>
            {t(
              'Your name, your addresses and all that you saved are gone. What you sent us stays with {name}. You can make a new account at any time.',
              { name: site.tenant.name },
            )}
          </p>
          <div className="row">
            <a className="btn btn--brand" href="/search">
              {t('Back to the stock')}
            </a>
          </div>
        </div>
      </div>
    </main>
  )
}
