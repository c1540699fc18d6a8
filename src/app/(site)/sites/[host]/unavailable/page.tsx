import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { telHref } from '@/domain/phones'

interface Props {
  params: Promise<{ host: string }>
}

/** Sent while the database is unavailable. It reads no data beyond the site and its header and footer. */
export default async function UnavailablePage({ params }: Props) {
  const { config } = await requireSite(params)
  return (
    <main id="main">
      <meta name="forecourt:status" content="503" />
      <section className="nf">
        <div className="wrap nf__in">
          <div className="nf__txt">
            <h1>This page is not available just now.</h1>
            <p>Our system does not answer. Try again in a moment{config.phone ? ', or call us' : ''}.</p>
            <div className="row">
              <a className="btn btn--brand" href="">
                Try again
              </a>
              {config.phone && (
                <a className="btn btn--line" href={telHref(config.phone)}>
                  {config.phone}
                </a>
              )}
            </div>
          </div>
        </div>
      </section>
    </main>
  )
}
