import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import './developers.css'

export const metadata: Metadata = {
  title: 'Forecourt for integrators',
  description: 'Push stock, read it back, and collect leads: the integrator API of Forecourt.',
  robots: { index: false },
}

export default function DevelopersLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-AU">
      <body>{children}</body>
    </html>
  )
}
