'use client'
import type { ReactNode } from 'react'
import { useList } from './listContext'
import { FORM_ID } from './formId'
import { countNoun } from '@/core/car/nounOfList'
import { t } from '@/lib/words'
import { grouped } from '@/lib/figures'

/** Also says that a change is loading, or that it failed and the previous cars stay. */
export function ResultCount({ count, noun }: { count: number; noun: string }) {
  const { updating, failed } = useList()
  return (
    <p className="bar__n" role="status" id="results-count" tabIndex={-1}>
      {updating ? (
        t('Updating…')
      ) : (
        <>
          <b>{grouped(count)}</b> {countNoun(count, noun)} {t(count === 1 ? 'matches' : 'match')}
          {failed && t('. The list could not be updated; these are the last results.')}
        </>
      )}
    </p>
  )
}

interface BarProps {
  count: number
  noun: string
  active: number
  icon: ReactNode
  children: ReactNode
}

/** The filter button is a link, so that a press before hydration is not lost. */
export function MobileBar({ count, noun, active, icon, children }: BarProps) {
  const { openSheet, updating, failed } = useList()
  return (
    <div className="stickbar" data-stick>
      <a
        id="filter-open"
        className="btn btn--brand"
        role="button"
        href={`#${FORM_ID}`}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          openSheet()
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          openSheet()
        }}
      >
        {icon}
        {t('Filter')}
        {active > 0 && (
          <span className="badge">
            {active}
            <span className="sr"> {t('in use')}</span>
          </span>
        )}
      </a>
      {children}
      <p>
        {updating || failed ? (
          t(updating ? 'Updating…' : 'Not updated. Try again.')
        ) : (
          <>
            <b>{grouped(count)}</b> {countNoun(count, noun)}
          </>
        )}
      </p>
    </div>
  )
}
