'use client'
import { useEffect, useRef } from 'react'
import { t } from '@/lib/words'
import type { OtherTime } from './view'

interface Props {
  times: readonly OtherTime[]
  onPick(start: string): void
}

/** Shown when somebody else was faster. Nothing that was typed is lost. */
export function OtherTimes({ times, onPick }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [times])
  return (
    <div className="note note--warn" role="alert" tabIndex={-1} ref={box}>
      <div>
        <p>
          <b>{t('Somebody else has just taken this time.')}</b>{' '}
          {t(times.length ? 'Nearest to it are free:' : 'No other is free just now. Please call us.')}
        </p>
        <div className="others__times">
          {times.map(({ start, label }) => (
            <button className="btn btn--line" type="button" key={start} onClick={() => onPick(start)}>
              {label}
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}
