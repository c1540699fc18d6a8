import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import { formatNumber } from '@/core/money/format'
import { telHref } from '@/core/place/phones/phones'
import type { Suggestion } from '@/search/list/suggestions'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { phrase, t } from '@/lib/words'

interface Props {
  config: TenantConfig
  total: number
  /** `gone`: a car that is no longer shown, status 410; otherwise 404. */
  kind?: 'missing' | 'gone'
  /** The closest names, for an unknown list path. The status is 404. */
  nearest?: readonly Suggestion[]
  /** What there is to see instead. */
  children?: ReactNode
}

const GONE = {
  title: phrase('This one is no longer here.'),
  hint: phrase('It was sold, or is not offered any more. Here is what is in stock now.'),
}

export function NotFoundView({ config, total, kind = 'missing', nearest, children }: Props) {
  const { voice, phone, country, labels } = config
  const words = kind === 'gone' ? GONE : { title: voice.notFound, hint: voice.notFoundHint }
  return (
    <main id="main">
      {kind === 'gone' && <meta name="forecourt:status" content="410" />}
      {nearest && <meta name="forecourt:status" content="404" />}
      <section className="nf">
        <div className="wrap nf__in">
          <div>
            <h1>{t(words.title)}</h1>
            <p>{t(words.hint)}</p>
            <form className="nf__find" role="search" aria-label={t('Stock')} action="/search" data-suggest="">
              <label className="sr" htmlFor="nq">
                {t('Search stock')}
              </label>
              <input
                id="nq"
                type="search"
                name="query"
                placeholder={t('Search {total} {cars}', { total: formatNumber(total), cars: labels.cars })}
              />
              <button className="btn btn--brand" type="submit">
                <Icon name="search" />
                {t('Search')}
              </button>
            </form>
            {nearest && nearest.length > 0 && (
              <>
                <h2>{t('Did you mean one of these?')}</h2>
                <ul className="nf__links">
                  {nearest.map(({ value, count, href }) => (
                    <li key={href}>
                      <a className="link" href={href}>
                        {value} ({count})
                      </a>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <ul className="nf__links">
              <li>
                <a className="link" href="/search">
                  {t('All stock')}
                </a>
              </li>
              <li>
                <a className="link" href="/special-offers">
                  {t('Special offers')}
                </a>
              </li>
              <li>
                <a className="link" href="/locations">
                  {t('Locations')}
                </a>
              </li>
              {phone && (
                <li>
                  <a className="link" href={telHref(phone, country)}>
                    {phone}
                  </a>
                </li>
              )}
            </ul>
          </div>
          {voice.picture && (
            <div className="nf__pic">
              <Picture url={voice.picture} width={900} height={600} sizes="(min-width: 1024px) 640px, 92vw" />
            </div>
          )}
        </div>
      </section>
      {children}
    </main>
  )
}
