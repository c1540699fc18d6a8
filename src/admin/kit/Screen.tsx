import { DefaultTemplate } from '@payloadcms/next/templates'
import { notFound, redirect } from 'next/navigation'
import type {
  AdminViewServerProps,
  Payload,
  PayloadRequest,
  SanitizedPermissions,
  TypedUser,
  VisibleEntities,
} from 'payload'
import type { ReactNode } from 'react'

type Query = NonNullable<AdminViewServerProps['searchParams']>

/** Who asks for a screen of our own, and with what address. */
export interface Visit {
  payload: Payload
  user: TypedUser
  req: PayloadRequest
  query: Query
  permissions: SanitizedPermissions | undefined
  visibleEntities: VisibleEntities
}

interface Door {
  /** Where a person returns to after signing in. */
  path: string | ((query: Query) => string)
  /** Payload shows a screen of our own to everybody, so each says who may see it. */
  may: (user: TypedUser, req: PayloadRequest) => boolean | Promise<boolean>
  /** Classes beside that of all our screens. */
  look?: string
}

/** A screen of our own within Payload's frame: a stranger signs in first, and for another role it is not there. */
export const screen = ({ path, may, look }: Door, draw: (visit: Visit) => ReactNode | Promise<ReactNode>) =>
  async function Screen({ initPageResult, params, searchParams = {} }: AdminViewServerProps) {
    const { req, permissions, visibleEntities } = initPageResult
    const { payload, user, i18n } = req
    if (!user) {
      const back = typeof path === 'string' ? path : path(searchParams)
      redirect(`/admin/login?redirect=${encodeURIComponent(back)}`)
    }
    if (!(await may(user, req))) notFound()
    const drawn = await draw({ payload, user, req, query: searchParams, permissions, visibleEntities })
    return (
      <DefaultTemplate {...{ i18n, params, payload, permissions, searchParams, user, visibleEntities }}>
        <div className={look ? `fc ${look}` : 'fc'}>{drawn}</div>
      </DefaultTemplate>
    )
  }
