import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { LOCALE } from '@/lib/figures'
import './developers.css'
import './tables.css'

export const metadata: Metadata = {
  title: 'Forecourt for integrators',
  description: 'Push stock, read it back, and collect leads: the integrator API of Forecourt.',
  robots: { index: false },
  icons: {
    icon: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='7' fill='%2312211c'/><path d='M9 25V8h14v4H14v4h7v4h-7v5z' fill='%23e6efe9'/></svg>",
  },
}

export default function DevelopersLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={LOCALE}>
      <body>{children}</body>
    </html>
  )
}
