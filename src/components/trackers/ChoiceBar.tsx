'use client'
import { useEffect, useRef, type RefObject, useState } from 'react'
import { useTyping } from '@/components/ui/useTyping'
import { companiesOf, partnerHosts, type TrackersConfig } from '@/core/dealer/config/trackersConfig'
import { t } from '@/lib/words'
import './cookiebar.css'
import { trackerModeOf } from '@/features/trackers/choice.rules'
import { madeChoice, saysNo } from './choose'
import { usePathname } from 'next/navigation'

/** Whether a bar of the page stands at the foot of the window, as on phones; that of a car slides in when it is scrolled. */
function useStickBar(): boolean {
  const path = usePathname()
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const watching = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) setThere(isIntersecting)
    })
    const bar = document.querySelector('[data-stick]')
    if (bar) watching.observe(bar)
    return () => {
      watching.disconnect()
      setThere(false)
    }
  }, [path])
  return isThere
}

/** Tells the style sheet how high the bar is: the page ends above it, and so does what stands at the window's foot. */
function useRoom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = bar
    const root = document.documentElement
    if (!current) return
    const sized = new ResizeObserver(() => root.style.setProperty('--cookiebar', `${current.offsetHeight}px`))
    sized.observe(current)
    root.toggleAttribute('data-cookiebar', true)
    return () => {
      sized.disconnect()
      root.toggleAttribute('data-cookiebar', false)
      root.style.removeProperty('--cookiebar')
    }
  }, [bar])
}

function saysNow(trackers: TrackersConfig): string {
  const choice = madeChoice()
  const status = trackerModeOf(trackers, choice, saysNo())
  if (status === 'ask') return ''
  if (status === 'load') return choice ? t('You have allowed them.') : t('They are used until you say no.')
  return choice?.allows === false ? t('You have said no.') : t('Your browser has said no for you.')
}

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
  const hosts = partnerHosts(trackers)
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
          {companiesOf(trackers).length > 0 &&
            t(
              'May we use cookies of {companies} to see how this website is used and which advertisements lead here?',
              { companies: namesOf(trackers) },
            )}{' '}
          {hosts.length > 0 &&
            t(
              'May we show parts of {partners} on these pages? They learn what you look at, not who you are.',
              {
                partners: hosts.join(', '),
              },
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
