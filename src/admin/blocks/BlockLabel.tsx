'use client'
import { useRowLabel } from '@payloadcms/ui'
import { blockWords } from '@/domain/blockWords'

/** The line of a folded block: its name and its first words. */
export function BlockLabel({ name }: { name: string }) {
  const { data } = useRowLabel<Record<string, unknown>>()
  return (
    <span className="fc-block">
      <b>{name}</b> <span>{blockWords(data ?? {})}</span>
    </span>
  )
}
