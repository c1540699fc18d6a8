'use client'
import { useState, type HTMLAttributes } from 'react'
import type { CarImage } from '@/core/car/car'
import { pictureUrl } from '@/lib/picture'
import { PhotoWords } from './PhotoWords'

export interface TileProps {
  photo: CarImage
  at: number
  count: number
  /** Null: it cannot be shown yet, or no longer. */
  address: string | null
  fault: string | null
  /** `From the feed` or `Yours`; empty for a car without a feed. */
  source: string
  locked: boolean
  moveHelp: string
  drag: HTMLAttributes<HTMLElement>
  onMove: (to: number, act: string) => void
  onRemove: () => void
  onWords: (words: Partial<CarImage>) => void
}

const WAITS = 'Not downloaded yet'

/** The position that a key moves to; null for other keys. */
function placeOf(key: string, at: number, count: number): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowUp') return at - 1
  if (key === 'ArrowRight' || key === 'ArrowDown') return at + 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

export function PhotoTile(props: TileProps) {
  const { photo, at, count, address, fault, source, locked, moveHelp, drag, onMove, onRemove, onWords } =
    props
  const [isOpen, setOpen] = useState(false)
  const name = `photo ${at + 1}${photo.alt ? `, ${photo.alt}` : ''}`
  return (
    <>
      <div className="fc-photo__pic" {...drag}>
        {address ? (
          <img
            src={pictureUrl(address, 480, 'webp')}
            alt={photo.alt ?? `Photo ${at + 1}`}
            width={480}
            height={320}
            loading="lazy"
            draggable={false}
          />
        ) : (
          <span className="fc-photo__none">{fault ? `Could not be fetched: ${fault}` : WAITS}</span>
        )}
        {!locked && (
          <button
            type="button"
            className="fc-photo__grip"
            data-act="grip"
            aria-describedby={moveHelp}
            onKeyDown={(event) => {
              const to = placeOf(event.key, at, count)
              if (to === null) return
              event.preventDefault()
              onMove(to, 'grip')
            }}
          >
            <span aria-hidden="true">⠿ {at + 1}</span>
            <span className="fc-sr">Move {name}</span>
          </button>
        )}
      </div>
      <div className="fc-photo__told">
        <p className="fc-photo__marks">
          {at === 0 && <span className="fc-pill is-good">Main photo</span>}
          {source && <span className="fc-pill">{source}</span>}
          {photo.tag === 'imperfection' && <span className="fc-pill is-warn">Damage mark</span>}
        </p>
        <p className={photo.alt ? '' : 'fc-muted'}>{photo.alt || 'No alt text'}</p>
        {!locked && (
          <div className="fc-photo__acts">
            <button
              type="button"
              className="fc-btn"
              data-act="earlier"
              disabled={at === 0}
              onClick={() => onMove(at - 1, 'earlier')}
            >
              <span aria-hidden="true">←</span>
              <span className="fc-sr">Move earlier: {name}</span>
            </button>
            <button
              type="button"
              className="fc-btn"
              data-act="later"
              disabled={at === count - 1}
              onClick={() => onMove(at + 1, 'later')}
            >
              <span aria-hidden="true">→</span>
              <span className="fc-sr">Move later: {name}</span>
            </button>
            {at > 0 && (
              <button
                type="button"
                className="fc-btn fc-btn--text"
                data-act="main"
                onClick={() => onMove(0, 'grip')}
              >
                Make main<span className="fc-sr"> {name}</span>
              </button>
            )}
            <button
              type="button"
              className="fc-btn fc-btn--text"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              Text<span className="fc-sr"> of {name}</span>
            </button>
            <button type="button" className="fc-btn fc-btn--text" onClick={onRemove}>
              Remove<span className="fc-sr"> {name}</span>
            </button>
          </div>
        )}
        {isOpen && !locked && <PhotoWords {...{ photo, address, onWords }} />}
      </div>
    </>
  )
}
