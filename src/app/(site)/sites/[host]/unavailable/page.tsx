import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { Notice } from '@/components/page/Notice'
import { telHref } from '@/core/place/phones/phones'
import { t } from '@/lib/words'

interface Props {
  params: Promise<{ host: string }>
}

/** Sent while the database is unavailable. It reads no data beyond the site and its header and footer. */
export default async function UnavailablePage({ params }: Props) {
  const { config } = await requireSite(params)
  return (
    <>
      <meta name="forecourt:status" content="503" />
      <Notice
        title={t('This page is not available just now.')}
        text={t(
          config.phone
            ? 'Our system does not answer. Try again in a moment, or call us.'
            : 'Our system does not answer. Try again in a moment.',
        )}
      >
        <a className="btn btn--brand" href="">
          {t('Try again')}
        </a>
        {config.phone && (
          <a className="btn btn--line" href={telHref(config.phone, config.country)}>
            {config.phone}
          </a>
        )}
      </Notice>
    </>
  )
}
