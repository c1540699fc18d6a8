import type { Metadata } from 'next'
import { Icon } from '@/components/ui/Icon'
import '@/components/search/stock.css'
import { requireShopper } from '@/app/(site)/sites/[host]/account/page-data'

interface Props {
  params: Promise<{ host: string }>
}

export const metadata: Metadata = { title: 'Delete my account', robots: { index: false } }

/** The step before the deletion, which cannot be undone. */
export default async function DeleteAccountPage({ params }: Props) {
  const { site } = await requireShopper((await params).host, '/account/delete')
  const { labels, email } = site.config
  return (
    <main id="main">
      <div className="wrap success">
        <div className="done">
          <Icon name="warning" />
          <h1>Delete your account?</h1>
          <p>
            We delete your name, your addresses, your saved {labels.cars} and searches, and sign you out
            everywhere. It cannot be undone. Messages, bookings and reservations stay with {site.tenant.name},
            no longer tied to an account{email && <>; to have them deleted too, write to {email}</>}.
          </p>
          <div className="row">
            <form method="post" action="/api/account/delete">
              <input type="hidden" name="confirm" value="delete" />
              <button className="btn btn--brand" type="submit">
                Yes, delete it
              </button>
            </form>
            <a className="btn btn--line" href="/account">
              Keep it
            </a>
          </div>
        </div>
      </div>
    </main>
  )
}
