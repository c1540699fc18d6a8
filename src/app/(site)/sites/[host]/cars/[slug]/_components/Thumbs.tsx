import { CarPicture } from '@/components/car/CarPicture'
import { t } from '@/lib/words'
import type { Shot } from './shot'

interface Props {
  shots: readonly Shot[]
  /** How many are drawn; the last one says how many more there are. */
  shown: number
  at: number
  onShow: (index: number) => void
  onMore: (index: number) => void
}

const THUMB = { sizes: '190px', widths: [160, 320] }

export const Thumbs = ({ shots, shown, at, onShow, onMore }: Props) => (
  <div className="gal__thumbs" data-scroll>
    {shots.slice(0, shown).map((thumb, index) => {
      const more = index === shown - 1 ? shots.length - shown : 0
      return (
        <button
          key={thumb.url}
          type="button"
          className="gal__t"
          aria-label={
            more
              ? t('Photo {index}, and {more} more', { index: index + 1, more })
              : t('Photo {index}', { index: index + 1 })
          }
          aria-current={index === at || undefined}
          onClick={() => (more ? onMore(index) : onShow(index))}
        >
          <CarPicture url={thumb.url} alt="" {...THUMB} eager />
          {more > 0 && (
            <span className="gal__more">{t(more === 1 ? '+{more} photo' : '+{more} photos', { more })}</span>
          )}
        </button>
      )
    })}
  </div>
)
