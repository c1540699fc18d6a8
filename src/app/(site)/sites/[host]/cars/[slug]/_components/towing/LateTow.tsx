'use client'
import type { ReactNode } from 'react'
import { Late } from '@/components/ui/Late'
import type { Tow } from '@/domain/car/towing'

const load = async () => (await import('./TowCheck')).TowCheck

export const LateTow = ({ tow, children }: { tow: Tow; children: ReactNode }) => (
  <Late load={load} draw={(Check) => <Check tow={tow} />} whenNear>
    {children}
  </Late>
)
