import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { LOCALE } from '@/lib/figures'
import '@/styles/fonts.css'
import './platform.css'

export const metadata: Metadata = {
  title: 'Forecourt',
  description: 'Websites for car dealers.',
  robots: { index: false },
}

export default function PlatformLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={LOCALE}>
      <body>{children}</body>
    </html>
  )
}
