'use client'
import { useId, type MouseEvent } from 'react'
import type { CarImage } from '@/core/car/car'

const MARK = 'imperfection'
const MIDDLE = 50

interface Props {
  photo: CarImage
  address: string | null
  onWords: (words: Partial<CarImage>) => void
}

const percent = (value: string): number => Math.min(100, Math.max(0, Math.round(Number(value) || 0)))

export function PhotoWords({ photo, address, onWords }: Props) {
  const id = useId()
  const isMark = photo.tag === MARK
  const [x, y] = [photo.dot_x ?? MIDDLE, photo.dot_y ?? MIDDLE]
  const point = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onWords({
      dot_x: percent(String(((clientX - left) / width) * 100)),
      dot_y: percent(String(((clientY - top) / height) * 100)),
    })
  }
  return (
    <div className="fc-photo__words">
      <label htmlFor={`${id}-alt`}>Alt text</label>
      <input
        id={`${id}-alt`}
        value={photo.alt ?? ''}
        maxLength={300}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onWords({ alt: target.value || null })}
      />
      <p id={`${id}-hint`} className="fc-muted">
        Describes the photo for people who cannot see it. Left empty, it is named after the car.
      </p>
      <label className="fc-photo__check">
        <input
          type="checkbox"
          checked={isMark}
          onChange={({ target }) =>
            onWords(target.checked ? { tag: MARK } : { tag: null, dot_x: null, dot_y: null })
          }
        />
        It is a close-up of damage, such as a scratch
      </label>
      {isMark && (
        <>
          {address && (
            <div className="fc-photo__point" onClick={point}>
              <img src={address} alt="" />
              <i style={{ left: `${x}%`, top: `${y}%` }} />
            </div>
          )}
          <p className="fc-muted">
            Shoppers see a dot on the mark. Press the photo where it is, or write it:
          </p>
          <div className="fc-photo__dot">
            <label>
              From the left, %
              <input
                type="number"
                min={0}
                max={100}
                value={x}
                onChange={({ target }) => onWords({ dot_x: percent(target.value) })}
              />
            </label>
            <label>
              From the top, %
              <input
                type="number"
                min={0}
                max={100}
                value={y}
                onChange={({ target }) => onWords({ dot_y: percent(target.value) })}
              />
            </label>
          </div>
        </>
      )}
    </div>
  )
}
