'use client'
import { createContext, type ReactNode, useContext } from 'react'
import { useTargetSearch } from './useTargetSearch'

const Context = createContext<ReturnType<typeof useTargetSearch> | null>(null)

export function TargetSearch({ children }: { children: ReactNode }) {
  return <Context value={useTargetSearch()}>{children}</Context>
}

export const useTarget = (): ReturnType<typeof useTargetSearch> => {
  const target = useContext(Context)
  if (!target) throw new Error('useTarget needs a TargetSearch around it')
  return target
}
