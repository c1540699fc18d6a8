import { CarPicture } from '@/components/car/CarPicture'
import { PriceChangeText } from '@/components/garage/PriceChangeText'
import type { SavedCarView } from '@/app/(site)/sites/[host]/account/saved'
import { t } from '@/lib/words'
import { Nothing } from './Nothing'

const MOST = 6

function Tile({ car: { name, href, picture, price, change } }: { car: SavedCarView }) {
  return (
    <li data-gone={href === null ? '' : undefined}>
      <div className="owncars__pic fills">
        {picture && (
          <CarPicture url={picture} alt="" sizes="(min-width: 640px) 280px, 44vw" widths={[320, 480]} />
        )}
      </div>
      {href ? <a href={href}>{name}</a> : <span>{name}</span>}
      <b>{price}</b>
      <PriceChangeText change={change} />
    </li>
  )
}

/** The newest of the saved cars; all of them are one page on. */
export function OwnCars({ saved, noun }: { saved: readonly SavedCarView[]; noun: string }) {
  return (
    <section className="own" aria-labelledby="saved" data-watchlist={saved.map(({ id }) => id).join(' ')}>
      <div className="own__head">
        <h2 id="saved">{t('Saved {noun}', { noun })}</h2>
        {saved.length > 0 && (
          <a className="link" href="/watchlist">
            {t('Open the garage')}
          </a>
        )}
      </div>
      {saved.length === 0 ? (
        <Nothing
          icon="heart"
          text={t(
            'Press the heart on a listing: it stands here with its price, and what that has done since.',
          )}
          link={{ label: t('Browse all {noun}', { noun }), href: '/search' }}
        />
      ) : (
        <ul className="owncars">
          {saved.slice(0, MOST).map((car) => (
            <Tile key={car.id} car={car} />
          ))}
        </ul>
      )}
    </section>
  )
}
