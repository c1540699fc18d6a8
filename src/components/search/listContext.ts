'use client'
import { createContext, useContext } from 'react'
import type { SearchChange } from '@/domain/listState/change'
import type { SearchState } from '@/domain/listState/state'
import type { ShowOptions } from './useTargetSearch'

export interface ListStatus {
  /** The search with every change so far, which the list may not show yet. */
  state: SearchState
  /** Its list is neither shown nor given up. */
  isPending: boolean
  /** A change is on its way; the last good answer is still shown. */
  updating: boolean
  failed: boolean
  sheetOpen: boolean
  openSheet: () => void
  closeSheet: () => void
  /** Shows the list of all changes so far. */
  apply: () => void
  /** A change by a link. */
  press: (change: SearchChange, options?: ShowOptions) => void
  /** A change by a control: shown at once, or counted while the sheet is open. */
  edit: (change: (state: SearchState) => SearchState, delay?: number) => void
}

export const ListContext = createContext<ListStatus | null>(null)

export const useList = (): ListStatus => {
  const status = useContext(ListContext)
  if (!status) throw new Error('useList needs a ListShell around it')
  return status
}
