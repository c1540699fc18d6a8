'use client'
import type { ReactNode } from 'react'
import { Late } from '@/components/ui/Late'
import type { LoanFormProps } from './LoanForm'

const load = async () => (await import('./LiveCalculator')).LiveCalculator

export function LateCalculator({ children, ...loan }: LoanFormProps & { children: ReactNode }) {
  return (
    <Late load={load} draw={(Live, held) => <Live {...loan} held={held} />} whenNear>
      {children}
    </Late>
  )
}
