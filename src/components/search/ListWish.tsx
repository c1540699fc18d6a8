'use client'
import { createContext, type ReactNode, useContext } from 'react'
import { useListWish } from './useListWish'

const Context = createContext<ReturnType<typeof useListWish> | null>(null)

/** Keeps what the shopper asked for last while one list page follows another. */
export function ListWish({ children }: { children: ReactNode }) {
  return <Context value={useListWish()}>{children}</Context>
}

export const useWish = (): ReturnType<typeof useListWish> => {
  const wish = useContext(Context)
  if (!wish) throw new Error('useWish needs a ListWish around it')
  return wish
}
