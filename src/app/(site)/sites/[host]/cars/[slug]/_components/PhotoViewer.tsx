import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { CarPicture } from '@/components/car/CarPicture'
import { Dialog } from '@/components/ui/Dialog'
import { t } from '@/lib/words'
import { LargePhoto } from './LargePhoto'
import type { Shot } from './shot'
import type { useSwipe } from './useSwipe'

interface Props {
  shots: readonly Shot[]
  at: number
  swipe: ReturnType<typeof useSwipe>
  arrows: ReactNode
  closeIcon: ReactNode
  onShow: (index: number) => void
  onClose: () => void
}

const SMALL = { sizes: '108px', widths: [160, 320] }
const MIDDLE = { x: 0.5, y: 0.5 }

/** Where in the picture it was pressed, as shares of it; a key presses its middle. */
const pressedPoint = ({ clientX, clientY, detail, currentTarget }: MouseEvent<HTMLElement>) => {
  const box = currentTarget.querySelector('[data-large]')?.getBoundingClientRect()
  return detail && box ? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height } : MIDDLE
}

function Photo({ shot, swipe }: { shot: Shot } & Pick<Props, 'swipe'>) {
  // Store the photo's address and not a flag, so that the next photo starts unzoomed, and small until it has come.
  const [zoomed, setZoomed] = useState({ url: '', ...MIDDLE })
  const [arrived, setArrived] = useState('')
  const frame = useRef<HTMLButtonElement>(null)
  const isZoomed = zoomed.url === shot.url
  useLayoutEffect(() => {
    const box = frame.current
    if (!box || !isZoomed) return
    box.scrollLeft = zoomed.x * box.scrollWidth - box.clientWidth / 2
    box.scrollTop = zoomed.y * box.scrollHeight - box.clientHeight / 2
  }, [isZoomed, zoomed])
  return (
    <button
      ref={frame}
      className={isZoomed ? 'lightbox__pic is-zoomed' : 'lightbox__pic'}
      type="button"
      aria-label={t(isZoomed ? 'Zoom out' : 'Zoom in')}
      aria-pressed={isZoomed}
      onClick={(event) => setZoomed({ url: isZoomed ? '' : shot.url, ...pressedPoint(event) })}
      {...(isZoomed ? {} : swipe)}
    >
      {arrived !== shot.url && (
        <span className="lightbox__soft">
          <CarPicture key={shot.url} url={shot.url} alt="" {...SMALL} eager />
        </span>
      )}
      <LargePhoto key={`large ${shot.url}`} shot={shot} onArrive={() => setArrived(shot.url)} />
    </button>
  )
}

function Row({ shots, at, onShow }: Pick<Props, 'shots' | 'at' | 'onShow'>) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    row.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [at])
  return (
    <div className="lightbox__row" ref={row}>
      {shots.map(({ url }, index) => (
        <button
          key={url}
          type="button"
          className="lightbox__t fills"
          aria-label={t('Photo {index}', { index: index + 1 })}
          aria-current={index === at || undefined}
          onClick={() => onShow(index)}
        >
          <CarPicture url={url} alt="" {...SMALL} />
        </button>
      ))}
    </div>
  )
}

/** What is said and pressed stands around the picture, never on it. */
export default function PhotoViewer({ shots, at, swipe, arrows, closeIcon, onShow, onClose }: Props) {
  const shot = shots[at]
  useEffect(() => {
    const page = document.documentElement
    page.toggleAttribute('data-covered', true)
    return () => page.removeAttribute('data-covered')
  }, [])
  const place = { at: at + 1, count: shots.length }
  if (!shot) return null
  return (
    <Dialog className="lightbox" aria-label={t('Photos')} open onClose={onClose}>
      <p className="lightbox__at" aria-live="polite">
        <span aria-hidden="true">{t('{at} / {count}', place)}</span>
        <span className="sr">{t('Photo {at} of {count}', place)}</span>
      </p>
      <p className="lightbox__about">
        {shot.mark ? t('Mark {number}: {alt}', { number: shot.mark.number, alt: shot.alt }) : shot.alt}
      </p>
      <button
        className="icon-btn icon-btn--glass lightbox__close"
        type="button"
        aria-label={t('Close photos')}
        data-close=""
      >
        {closeIcon}
      </button>
      <Photo shot={shot} swipe={swipe} />
      {arrows}
      {shots.length > 1 && <Row {...{ shots, at, onShow }} />}
    </Dialog>
  )
}
