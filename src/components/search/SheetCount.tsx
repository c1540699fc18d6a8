'use client'
import useSWR from 'swr'
import { wholeQuery } from '@/domain/listState/href'
import { countHref, readCount } from './count'
import { COUNTING } from './counting'
import { useList } from './listContext'
import { countNoun } from '@/domain/noun'
import { t } from '@/lib/words'

export default function SheetCount({ noun }: { noun: string }) {
  const { state } = useList()
  const { data, error } = useSWR(countHref(wholeQuery(state)), readCount, { revalidateOnFocus: false })
  if (error) return <>{t('Show {noun}', { noun })}</>
  if (data === undefined) return t(COUNTING)
  return (
    <>
      {t('Show')} <b>{data.toLocaleString('en-AU')}</b> {countNoun(data, noun)}
    </>
  )
}
