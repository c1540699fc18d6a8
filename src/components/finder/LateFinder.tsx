'use client'
import type { ReactNode } from 'react'
import { Late } from '@/components/ui/Late'
import type { FinderProps } from './FinderFields'

const load = async () => (await import('./Finder')).Finder

export function LateFinder({ children, ...finder }: FinderProps & { children: ReactNode }) {
  return (
    <Late load={load} draw={(Live) => <Live {...finder} />}>
      {children}
    </Late>
  )
}
