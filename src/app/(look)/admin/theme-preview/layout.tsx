import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { isStaff } from '@/core/dealer/read/preview'
import { LiveTheme } from './_components/LiveTheme'
import '@/styles/site.css'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'The look', robots: { index: false } }

/** Shown in a frame of the settings, which send its look; it changes while somebody types. */
export default async function LookLayout({ children }: { children: ReactNode }) {
  if (!(await isStaff(await headers()))) notFound()
  return (
    <html lang="en">
      <body>
        <LiveTheme />
        {children}
      </body>
    </html>
  )
}
