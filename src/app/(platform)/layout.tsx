import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import './platform.css'

export const metadata: Metadata = {
  title: 'Forecourt',
  description: 'Websites for car dealers.',
  robots: { index: false },
}

export default function PlatformLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-AU">
      <body>{children}</body>
    </html>
  )
}
