'use client'
import { useRowLabel } from '@payloadcms/ui'
import { blockWords } from '@/domain/blockWords'

/** A folded block of a page: its name and its own words. */
export function BlockLabel({ name }: { name: string }) {
  const { data } = useRowLabel<Record<string, unknown>>()
  return (
    <span className="fc-block">
      <b>{name}</b> <span>{blockWords(data ?? {})}</span>
    </span>
  )
}
