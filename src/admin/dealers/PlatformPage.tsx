import { DefaultTemplate } from '@payloadcms/next/templates'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps, TypedUser } from 'payload'
import type { ReactNode } from 'react'
import { isPlatform, staffOf } from '@/access/staff'

/** Redirects others. Call it first: a read without access is an error. `path`: where to return to after signing in. */
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
