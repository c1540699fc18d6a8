'use client'
import type { ReactNode } from 'react'
import { useList } from './listContext'
import { FORM_ID } from './listForm'
import { countNoun } from './noun'

interface SortOption {
  value: string
  label: string
}

/** "117 cars match". Also says that a change is loading, or that it failed and the previous cars stay. */
export function ResultCount({ count, noun }: { count: number; noun: string }) {
  const { updating, failed } = useList()
  return (
    <p className="bar__n" role="status" id="results-count" tabIndex={-1}>
      {updating ? (
        'Updating…'
      ) : (
        <>
          <b>{count.toLocaleString('en-AU')}</b> {countNoun(count, noun)} {count === 1 ? 'matches' : 'match'}
          {failed && '. The list could not be updated; these are the last results.'}
        </>
      )}
    </p>
  )
}

export function SortSelect({
  options,
  value,
  icon,
}: {
  options: readonly SortOption[]
  value: string
  icon: ReactNode
}) {
  return (
    <div className="bar__sort">
      <label htmlFor="sort">Sort</label>
      <div className="select">
        <select id="sort" name="sortBy" form={FORM_ID} defaultValue={value}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        {icon}
      </div>
      <button className="btn btn--line only-plain" type="submit" form={FORM_ID}>
        Sort
      </button>
    </div>
  )
}

interface BarProps {
  count: number
  noun: string
  active: number
  sorts: readonly SortOption[]
  sort: string
  icons: readonly [ReactNode, ReactNode]
}

/** Bottom bar on phones. The filter button is a link, so that a press before hydration is not lost. */
export function MobileBar({ count, noun, active, sorts, sort, icons }: BarProps) {
  const { openSheet, updating } = useList()
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
        {icons[0]}
        Filter
        {active > 0 && (
          <span className="badge">
            {active}
            <span className="sr"> in use</span>
          </span>
        )}
      </a>
      <label className="btn btn--line sortpick">
        {icons[1]}
        Sort
        <select form={FORM_ID} data-name="sortBy" defaultValue={sort}>
          {sorts.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
      <p>
        {updating ? (
          'Updating…'
        ) : (
          <>
            <b>{count.toLocaleString('en-AU')}</b> {countNoun(count, noun)}
          </>
        )}
      </p>
    </div>
  )
}
