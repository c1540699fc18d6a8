'use client'
import type { ReactNode } from 'react'
import { Late } from '@/components/ui/Late'
import type { NearProps } from './NearBoxes'
import type { RangeProps } from './range'

const loadRange = async () => (await import('./RangeField')).RangeField
const loadNear = async () => (await import('./NearField')).NearField

interface Around {
  children: ReactNode
}

export function LateRange({ children, ...range }: RangeProps & Around) {
  return (
    <Late load={loadRange} draw={(Field) => <Field {...range} />}>
      {children}
    </Late>
  )
}

export function LateNear({ children, ...near }: NearProps & Around) {
  return (
    <Late load={loadNear} draw={(Field) => <Field {...near} />}>
      {children}
    </Late>
  )
}
