'use client'
import { useEffect, useRef } from 'react'
import { useTyping } from '@/components/ui/useTyping'
import { companiesOf, type TrackersConfig } from '@/core/dealer/config/trackersConfig'
import { t } from '@/lib/words'
import { saysNow } from './saysNow'
import { useRoom } from './useRoom'
import { useStickBar } from './useStickBar'
import './cookiebar.css'

interface Props {
  trackers: TrackersConfig
  /** The visitor asked for it: the focus goes there, and it says what holds now. */
  byVisitor: boolean
  onAnswer: (allows: boolean) => void
}

const namesOf = (trackers: TrackersConfig): string => {
  const [first, second] = companiesOf(trackers)
  if (second) return t('Google and Meta')
  return first === 'meta' ? t('Meta') : t('Google')
}

/** At the foot of the window, beside the page and never over it: what is behind can be read, pressed and reached. */
export function ChoiceBar({ trackers, byVisitor, onAnswer }: Props) {
  const bar = useRef<HTMLElement>(null)
  const isAbove = useStickBar()
  const isTyping = useTyping()
  useRoom(bar)
  useEffect(() => {
    if (byVisitor) bar.current?.focus()
  }, [byVisitor])
  return (
    <section
      className="cookiebar"
      aria-label={t('Cookie choices')}
      tabIndex={-1}
      ref={bar}
      data-above={isAbove || undefined}
      data-typing={isTyping || undefined}
    >
      <div className="wrap cookiebar__in">
        <p>
          {t(
            'May we use cookies of {companies} to see how this website is used and which advertisements lead here?',
            { companies: namesOf(trackers) },
          )}{' '}
          {byVisitor && <b>{saysNow(trackers)}</b>} <a href="/privacy-policy">{t('Privacy policy')}</a>
        </p>
        <div className="cookiebar__go">
          <button className="btn btn--line" type="button" onClick={() => onAnswer(false)}>
            {t('No thanks')}
          </button>
          <button className="btn btn--line" type="button" onClick={() => onAnswer(true)}>
            {t('Allow')}
          </button>
        </div>
      </div>
    </section>
  )
}
