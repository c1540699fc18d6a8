import { DefaultTemplate } from '@payloadcms/next/templates'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { isPlatform, staffOf } from '@/access/staff'

interface Props {
  view: AdminViewServerProps
  /** Where a person who is not signed in comes back to. */
  path: string
  children: ReactNode
}

/** A screen for the platform's people alone; a dealer's people are led to Today. */
export function PlatformPage({ view, path, children }: Props) {
  const { initPageResult, params, searchParams } = view
  const { req, permissions, visibleEntities } = initPageResult
  const { payload, user, i18n } = req
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(path)}`)
  if (!isPlatform(staffOf(user))) notFound()
  return (
    <DefaultTemplate {...{ i18n, params, payload, permissions, searchParams, user, visibleEntities }}>
      <div className="fc">{children}</div>
    </DefaultTemplate>
  )
}
