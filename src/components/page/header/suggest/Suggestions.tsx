import { useEffect, useMemo, useRef, useState } from 'react'
import useSWR from 'swr'
import { pastSearches } from '@/components/garage/recent/store'
import { Combobox } from '@/components/ui/Combobox'
import type { Suggestions as Answer } from '@/search/list/suggestions'
import { t } from '@/lib/words'
import { fetchSuggestions, suggestPath } from './answer'
import { groupsOf, statusOf } from './groups'
import { SuggestionText } from './SuggestionText'

/** Milliseconds without a new letter before the request is sent. */
const PAUSE = 300

/** What the list in view was searched for, so that a sentence can be mended: a box that is empty as its owner comes to it. */
function withSearched(input: HTMLInputElement): string {
  input.value ||= new URLSearchParams(location.search).get('query') ?? ''
  return input.value
}

/** Suggestions under a search box. After a failed request the box is a plain form until the next letter. */
export default function Suggestions({ input }: { input: HTMLInputElement }) {
  const [words, setWords] = useState(() => withSearched(input))
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const { data, error } = useSWR<Answer, Error>(words.trim() ? suggestPath(words) : null, fetchSuggestions, {
    keepPreviousData: true,
    dedupingInterval: 60_000,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  })
  const groups = useMemo(
    () => groupsOf(words, error ? null : (data ?? null), pastSearches()),
    [words, data, error],
  )
  const shown = useMemo(
    () =>
      groups.map(({ kind, title, rows }) => ({
        key: kind,
        title,
        isQuiet: kind === 'all',
        options: rows.map((row) => ({
          href: row.href,
          content: <SuggestionText row={row} kind={kind} typed={words} />,
        })),
      })),
    [groups, words],
  )
  const onWords = (now: string) => {
    window.clearTimeout(timer.current)
    if (now.trim()) timer.current = window.setTimeout(() => setWords(now), PAUSE)
    else setWords(now)
  }
  const onLeave = (byEscape: boolean) => {
    window.clearTimeout(timer.current)
    const header = input.closest('[data-searching]')
    header?.removeAttribute('data-searching')
    if (byEscape) header?.querySelector<HTMLElement>('[data-search-open]')?.focus()
  }
  return (
    <Combobox
      input={input}
      label={t('Suggestions')}
      groups={shown}
      status={statusOf(groups, words)}
      onWords={onWords}
      onLeave={onLeave}
    />
  )
}
