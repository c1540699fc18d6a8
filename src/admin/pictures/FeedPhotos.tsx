'use client'
import { plural } from '@/core/money/format'
import { urlOf, type Photos } from '@/features/pictures/arrange.rules'
import { pictureUrl } from '@/lib/picture'

interface Props {
  photos: Photos
  addressOf: (url: string) => string | null
  onAdd: (photos: Photos) => void
  onFeedAgain: () => void
}

export function FeedPhotos({ photos, addressOf, onAdd, onFeedAgain }: Props) {
  return (
    <section className="fc-photos__feed" aria-label="Photos of the feed">
      <p>
        Your list and order stay as they are: the feed no longer changes them.
        {photos.length > 0 && ` The feed has ${plural(photos.length, 'photo')} that you do not show.`}
      </p>
      {photos.length > 0 && (
        <ul>
          {photos.map((photo, at) => {
            const address = addressOf(urlOf(photo))
            return (
              <li key={urlOf(photo)}>
                {address ? (
                  <img src={pictureUrl(address, 160, 'webp')} alt={photo.alt ?? ''} width={120} height={80} />
                ) : (
                  <span className="fc-nopic fc-nopic--small">Downloaded when it is added</span>
                )}
                <button type="button" className="fc-btn fc-btn--text" onClick={() => onAdd([photo])}>
                  Show it<span className="fc-sr">, photo {at + 1} of those left out</span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
      <div className="fc-acts">
        {photos.length > 1 && (
          <button type="button" className="fc-btn" onClick={() => onAdd(photos)}>
            Show all {photos.length}
          </button>
        )}
        <button type="button" className="fc-btn" onClick={onFeedAgain}>
          Use the feed’s photos and order
        </button>
      </div>
    </section>
  )
}
