import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import { telHref } from '@/domain/phones'
import type { TenantConfig } from '@/domain/tenantConfig'

interface Props {
  config: TenantConfig
  total: number
  /** `gone` is for a car that has been sold for longer than it is shown: the front door answers 410. */
  kind?: 'missing' | 'gone'
}

const GONE = {
  title: 'This one has found a home.',
  hint: 'It sold some time ago. Here is what is in stock now.',
}

/** A line in the dealer's voice, a search field and four links. */
export function NotFoundView({ config, total, kind = 'missing' }: Props) {
  const { voice, phone, labels } = config
  const words = kind === 'gone' ? GONE : { title: voice.notFound, hint: voice.notFoundHint }
  return (
    <main id="main">
      {kind === 'gone' && <meta name="forecourt:status" content="410" />}
      <section className="nf">
        <div className="wrap nf__in">
          <div className="nf__txt">
            <h1>{words.title}</h1>
            <p>{words.hint}</p>
            <form className="nf__find" role="search" aria-label="Stock" action="/search" data-suggest="">
              <label className="sr" htmlFor="nq">
                Search stock
              </label>
              <input id="nq" type="search" name="query" placeholder={`Search ${total} ${labels.cars}`} />
              <button className="btn btn--brand" type="submit">
                <Icon name="search" />
                Search
              </button>
            </form>
            <ul className="nf__links">
              <li>
                <a className="link" href="/search">
                  All stock
                </a>
              </li>
              <li>
                <a className="link" href="/special-offers">
                  Special offers
                </a>
              </li>
              <li>
                <a className="link" href="/locations">
                  Locations
                </a>
              </li>
              {phone && (
                <li>
                  <a className="link" href={telHref(phone)}>
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
    </main>
  )
}
