'use client'
import { createContext, useContext } from 'react'
import type { SearchChange } from '@/search/list/change'
import type { ListState } from '@/search/list/state'
import type { ShowOptions } from './useTargetSearch'

export interface ListStatus {
  /** The search with all changes so far; the list on screen may be older. */
  state: ListState
  /** True until the list of `state` is shown or abandoned. */
  isPending: boolean
  updating: boolean
  failed: boolean
  sheetOpen: boolean
  openSheet: () => void
  closeSheet: () => void
  apply: () => void
  press: (change: SearchChange, options?: ShowOptions, back?: SearchChange) => void
  /** A change by a control: applied at once, or only counted while the sheet is open. */
  edit: (change: (state: ListState) => ListState, delay?: number) => void
}

export const ListContext = createContext<ListStatus | null>(null)

export const useList = (): ListStatus => {
  const status = useContext(ListContext)
  if (!status) throw new Error('useList needs a ListShell around it')
  return status
}
