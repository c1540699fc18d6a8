'use client'
import { useRowLabel } from '@payloadcms/ui'
import { blockWords } from './blockWords'

export function BlockLabel({ name }: { name: string }) {
  const { data } = useRowLabel<Record<string, unknown>>()
  return (
    <span className="fc-block">
      <b>{name}</b> <span>{blockWords(data ?? {})}</span>
    </span>
  )
}
