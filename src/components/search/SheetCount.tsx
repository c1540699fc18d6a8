'use client'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import useSWR from 'swr'
import { wholeQuery } from '@/search/list/href'
import { countNoun } from '@/core/car/nounOfList'
import { t } from '@/lib/words'
import { COUNTING } from './counting'
import { useList } from './listContext'
import { type PanelCounts, panelHref, readPanel } from './panelCounts'
import { panelForm } from './panelDom'
import { grouped } from '@/lib/figures'

interface Props {
  noun: string
  onAnswer: (counts: PanelCounts) => void
}

export default function SheetCount({ noun, onAnswer }: Props) {
  const { state } = useList()
  const { data, error } = useSWR(panelHref(wholeQuery(state)), readPanel, { revalidateOnFocus: false })
  const answered = useEffectEvent(onAnswer)
  useEffect(() => {
    if (data) answered(data)
  }, [data])
  // Counts of an earlier choice are faint, also where no new ones come.
  const isOld = data === undefined
  useLayoutEffect(() => {
    const form = panelForm()
    form?.toggleAttribute('data-counting', isOld)
    return () => form?.removeAttribute('data-counting')
  }, [isOld])

  if (error) return <>{t('Show {noun}', { noun })}</>
  if (data === undefined) return t(COUNTING)
  return (
    <>
      {t('Show')} <b>{grouped(data.count)}</b> {countNoun(data.count, noun)}
    </>
  )
}
