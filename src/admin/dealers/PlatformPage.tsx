import { DefaultTemplate } from '@payloadcms/next/templates'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps, TypedUser } from 'payload'
import type { ReactNode } from 'react'
import { isPlatform, staffOf } from '@/access/staff'

/**
 * For the platform's people alone: others are led to a page that says so. It comes before anything is read, since what a role
 * may not read is refused with a fault. `path`: where a person who is not signed in comes back to.
 */
export function platformUser({ initPageResult }: AdminViewServerProps, path: string): TypedUser {
  const { user } = initPageResult.req
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(path)}`)
  if (!isPlatform(staffOf(user))) notFound()
  return user
}

interface Props {
  view: AdminViewServerProps
  children: ReactNode
}

export function PlatformPage({ view, children }: Props) {
  const { initPageResult, params, searchParams } = view
  const { req, permissions, visibleEntities } = initPageResult
  const { payload, user, i18n } = req
  return (
    <DefaultTemplate
      {...{ i18n, params, payload, permissions, searchParams, visibleEntities }}
      user={user ?? undefined}
    >
      <div className="fc">{children}</div>
    </DefaultTemplate>
  )
}
