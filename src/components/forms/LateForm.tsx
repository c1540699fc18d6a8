'use client'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Late } from '@/components/ui/Late'
import { draftOf, isStored } from './storedText'
import type { EnquiryView } from './view'

const load = async () => (await import('./EnquiryForm')).EnquiryForm

export function LateForm({ view, children }: { view: EnquiryView; children: ReactNode }) {
  const path = usePathname()
  return (
    <Late
      load={load}
      draw={(Form) => <Form view={view} />}
      isDue={() => isStored(draftOf(view, path))}
      whenNear
    >
      {children}
    </Late>
  )
}
