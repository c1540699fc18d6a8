'use client'
import { type ReactNode, Suspense, useState } from 'react'
import { CarPicture } from '@/components/car/CarPicture'
import { lazyPart } from '@/components/ui/lazyPart'
import { t } from '@/lib/words'
import { Dot } from './Dot'
import type { Shot } from './shot'
import { Thumbs } from './Thumbs'
import { useSwipe } from './useSwipe'

const PhotoViewer = lazyPart(() => import('./PhotoViewer'))

interface Props {
  shots: readonly Shot[]
  /** Number of thumbnails; the last one says how many more there are. */
  thumbs: number
  icons: { all: ReactNode; previous: ReactNode; next: ReactNode; close: ReactNode }
}

const MAIN = {
  sizes: '(min-width: 1400px) 920px, (min-width: 1024px) 66vw, 100vw',
  widths: [640, 960, 1200, 1920],
}

const Caption = ({ shot: { mark, alt } }: { shot: Shot }) =>
  mark && (
    <>
      <Dot mark={mark} />
      <span className="tag tag--offer gal__flaw">
        {t('Mark {number}: {alt}', { number: mark.number, alt })}
      </span>
    </>
  )

/** What goes on at both sides of a picture whose place is wider. */
const BESIDE = { sizes: '58vw', widths: [640, 960] }

/** Photos in the dealer's order. Arrow keys, buttons, thumbnails and swipes all change the photo. */
export function Gallery({ shots, thumbs, icons }: Props) {
  const [at, setAt] = useState(0)
  const [open, setOpen] = useState(false)
  const count = shots.length
  const shot = shots[at]

  const move = (step: number) => setAt((before) => (before + step + count) % count)
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (!step || count < 2) return
    event.preventDefault()
    move(step)
  }
  const swipe = useSwipe((step) => count > 1 && move(step))
  if (!shot) return null
  const arrows = (className: string) =>
    count > 1 && (
      <div className="gal__nav">
        <button className={className} type="button" aria-label={t('Previous photo')} onClick={() => move(-1)}>
          {icons.previous}
        </button>
        <button className={className} type="button" aria-label={t('Next photo')} onClick={() => move(1)}>
          {icons.next}
        </button>
      </div>
    )
  return (
    <section className={count > 1 ? 'gal gal--many' : 'gal'} aria-label={t('Photos')} onKeyDown={onKeyDown}>
      <div className="gal__main" {...swipe}>
        <CarPicture key={shot.url} url={shot.url} alt={shot.alt} {...MAIN} priority={at === 0} eager />
        {count > 1 && (
          <span className="gal__soft">
            {/* Before the first stands the third: the last is a detail. */}
            {[(at || 3) - 1, at + 1].map((beside, side) => (
              <CarPicture key={side} url={shots[beside % count]?.url ?? shot.url} alt="" {...BESIDE} />
            ))}
          </span>
        )}
        <Caption shot={shot} />
        <button
          className="btn btn--glass gal__all"
          type="button"
          onClick={() => setOpen(true)}
          aria-haspopup="dialog"
        >
          {icons.all}
          {count} {t(count === 1 ? 'photo' : 'photos')}
        </button>
        {arrows('icon-btn icon-btn--glass')}
      </div>
      {count > 1 && (
        <Thumbs
          shots={shots}
          shown={thumbs}
          at={at}
          onShow={setAt}
          onMore={(index) => {
            setAt(index)
            setOpen(true)
          }}
        />
      )}
      <p className="sr" aria-live="polite">
        {t('Photo {at} of {count}', { at: at + 1, count })}
      </p>
      {open && (
        <Suspense>
          <PhotoViewer
            shots={shots}
            at={at}
            swipe={swipe}
            arrows={arrows('icon-btn icon-btn--glass')}
            closeIcon={icons.close}
            onShow={setAt}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </section>
  )
}
