import { type ReactNode, useState } from 'react'
import { CarPicture } from '@/components/car/CarPicture'
import { Dialog } from '@/components/ui/Dialog'
import { t } from '@/lib/words'
import type { Shot } from './shot'
import type { useSwipe } from './useSwipe'

interface Props {
  shot: Shot
  /** `3 of 12` */
  position: string
  swipe: ReturnType<typeof useSwipe>
  arrows: ReactNode
  closeIcon: ReactNode
  onClose: () => void
}

function Photo({ shot, swipe }: Pick<Props, 'shot' | 'swipe'>) {
  // Stores the photo's address and not a flag, so that the next photo starts unzoomed.
  const [zoomed, setZoomed] = useState('')
  const isZoomed = zoomed === shot.url
  return (
    <button
      className={isZoomed ? 'lightbox__pic is-zoomed' : 'lightbox__pic'}
      type="button"
      aria-label={t(isZoomed ? 'Zoom out' : 'Zoom in')}
      aria-pressed={isZoomed}
      onClick={() => setZoomed(isZoomed ? '' : shot.url)}
      {...swipe}
    >
      <CarPicture
        key={shot.url}
        url={shot.url}
        alt={shot.alt}
        sizes="100vw"
        widths={[640, 960, 1200, 1920]}
        eager
      />
    </button>
  )
}

export default function PhotoViewer({ shot, position, swipe, arrows, closeIcon, onClose }: Props) {
  return (
    <Dialog className="lightbox" aria-label={t('Photos')} open onClose={onClose}>
      <button
        className="icon-btn icon-btn--glass lightbox__close"
        type="button"
        aria-label={t('Close photos')}
        data-close=""
      >
        {closeIcon}
      </button>
      <Photo shot={shot} swipe={swipe} />
      <div className="lightbox__foot">
        <p>
          {position}
          {shot.alt && `: ${shot.alt}`}
        </p>
        {arrows}
      </div>
    </Dialog>
  )
}
