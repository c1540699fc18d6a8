'use client'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { frameAt } from '@/core/car/turntable'
import { pictureUrl } from '@/lib/picture'
import { t } from '@/lib/words'

interface Props {
  frames: readonly string[]
  title: string
}

const WIDTH = 960
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }

const focus = (turntable: HTMLElement | null) => turntable?.focus()

/** Turns by finger, arrow keys and buttons; never by itself. A drag across its width is one full turn. */
export default function Turntable({ frames, title }: Props) {
  const [at, setAt] = useState(0)
  const grip = useRef<{ x: number; from: number } | null>(null)
  const count = frames.length
  const step = (by: number) => setAt((now) => frameAt(now, by, count))

  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { x: event.clientX, from: at }
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!grip.current) return
    const share = (event.clientX - grip.current.x) / event.currentTarget.clientWidth
    setAt(frameAt(grip.current.from, Math.round(share * count), count))
  }
  const letGo = () => {
    grip.current = null
  }
  return (
    <>
      <div
        className="film turntable fills"
        role="slider"
        tabIndex={0}
        aria-label={t('Turn the {title}', { title })}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={at + 1}
        aria-valuetext={t('View {number} of {count}', { number: at + 1, count })}
        ref={focus}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        {frames.map((url, index) => (
          <img key={url} src={pictureUrl(url, WIDTH)} alt="" draggable={false} hidden={index !== at} />
        ))}
      </div>
      <p className="row turntable__steps">
        <button className="btn btn--line" type="button" onClick={() => step(-1)}>
          {t('Turn left')}
        </button>
        <button className="btn btn--line" type="button" onClick={() => step(1)}>
          {t('Turn right')}
        </button>
      </p>
    </>
  )
}
