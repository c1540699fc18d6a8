import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/Picture'
import { formatMoney } from '@/domain/format'
import type { ModelView } from '@/domain/views'

interface Props {
  model: ModelView
  /** Cars in stock. */
  count: number
  children: ReactNode
}

export function ModelBand({ model, count, children }: Props) {
  return (
    <section className="band">
      <div className="wrap band__in">
        <div className="band__txt">
          {children}
          <h1>{model.name}</h1>
          {model.summary && <p className="band__p">{model.summary}</p>}
          {model.from_price ? (
            <div className="price">
              <span className="price__from">From</span>
              <b className="price__now">{formatMoney(model.from_price)}</b>
              <span className="price__type">Drive away</span>
            </div>
          ) : (
            <div className="price">
              <b className="price__now price__now--word">
                {model.status === 'coming_soon' ? 'Coming soon' : 'Enquire for price'}
              </b>
            </div>
          )}
          <div className="acts">
            <a className="btn btn--brand" href="#enquire">
              Get a quote
            </a>
            {count > 0 && (
              <a className="btn btn--line" href="#stock">
                See {count} in stock
              </a>
            )}
          </div>
        </div>
        {model.image && (
          <div className="band__pic">
            <Picture
              url={model.image.url}
              alt={model.name}
              width={900}
              height={600}
              sizes="(min-width: 1024px) 760px, 92vw"
              priority
            />
          </div>
        )}
      </div>
    </section>
  )
}
