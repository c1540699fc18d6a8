'use client'
import type { ReactNode } from 'react'
import { Late } from '@/components/ui/Late'

const load = async () => (await import('./RunningCost')).RunningCost

export const LateRunning = ({ use, children }: { use: number; children: ReactNode }) => (
  <Late load={load} draw={(Cost) => <Cost use={use} />} whenNear>
    {children}
  </Late>
)
