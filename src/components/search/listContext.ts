'use client'
import { createContext, useContext } from 'react'

export interface ListStatus {
  /** A change is on its way; the last good answer is still shown. */
  updating: boolean
  failed: boolean
  /** How many cars the filters of the open sheet would show; null until asked. */
  preview: number | null
  sheetOpen: boolean
  openSheet: () => void
  closeSheet: () => void
  /** Shows the list that the form describes. */
  apply: () => void
  sortBy: (value: string) => void
}

export const ListContext = createContext<ListStatus | null>(null)

export const useList = (): ListStatus => {
  const status = useContext(ListContext)
  if (!status) throw new Error('useList needs a ListShell around it')
  return status
}
