/** Lowest and highest figures of the search that the sheet has chosen; null: those of the list on the page. */
import { useSyncExternalStore } from 'react'
import type { Bounds } from './rangeMath'

export type RangeStats = Readonly<Record<string, Bounds>>

let stats: RangeStats | null = null
const listeners = new Set<() => void>()

export const setRangeStats = (next: RangeStats | null): void => {
  stats = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useRangeStats = (): RangeStats | null =>
  useSyncExternalStore(
    subscribe,
    () => stats,
    () => null,
  )
