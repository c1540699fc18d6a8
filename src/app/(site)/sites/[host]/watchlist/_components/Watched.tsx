import { PriceChangeText } from '@/components/garage/PriceChangeText'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { Icon } from '@/components/ui/Icon'
import type { WatchedView } from '@/app/(site)/sites/[host]/watchlist/page-data'
import { t } from '@/lib/words'

function Remove({ id, name, phone }: Pick<WatchedView, 'id' | 'name'> & { phone: string }) {
  return (
    <form method="post" action="/api/watchlist/remove-car">
      <input type="hidden" name="car_id" value={id} />
      <input type="hidden" name="phone_number" value={phone} />
      <input type="hidden" name="redirect" value="/watchlist" />
      <button className="textbtn" type="submit">
        <Icon name="close" />
        {t('Remove')}
        <span className="sr"> {name}</span>
      </button>
    </form>
  )
}

export function Watched({ watched, phone }: { watched: readonly WatchedView[]; phone: string }) {
  const here = watched.filter(({ card }) => card !== null)
  const gone = watched.filter(({ card }) => card === null)
  return (
    <>
      <div className="grid">
        {here.map(({ id, name, card, change }) => (
          <div key={id} className="watched" data-watched={id}>
            <StaticHtml className="static-html" html={card ?? ''} />
            <div className="watched__foot">
              <PriceChangeText change={change} />
              <Remove id={id} name={name} phone={phone} />
            </div>
          </div>
        ))}
      </div>
      {gone.length > 0 && (
        <section className="vsec" aria-labelledby="gone">
          <h2 id="gone">{t('Not to be had just now')}</h2>
          <ul className="items">
            {gone.map(({ id, name, isSold }) => (
              <li key={id} className="item item--plain">
                <div className="item__txt">
                  <b>{name}</b>
                </div>
                <span className="item__mark">{t(isSold ? 'Sold' : 'Withdrawn')}</span>
                <Remove id={id} name={name} phone={phone} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
