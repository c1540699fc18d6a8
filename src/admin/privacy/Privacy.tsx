import { DefaultTemplate } from '@payloadcms/next/templates'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { mayReadHistory } from '@/access/history'
import { ownRows } from '@/admin/ownRows'
import { PersonForm } from './PersonForm'

/** What the law gives a person: to have a copy of what is kept about them, and to have it erased. */
export async function Privacy({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities } = initPageResult
  const { payload, user, i18n } = req
  if (!user) redirect('/admin/login?redirect=%2Fadmin%2Fprivacy')
  if (!mayReadHistory(user)) notFound()
  const dealers = await ownRows({ payload, user }, 'tenants', {}, { limit: 500, sort: 'name' })
  return (
    <DefaultTemplate
      i18n={i18n}
      params={params}
      payload={payload}
      permissions={permissions}
      searchParams={searchParams}
      user={user}
      visibleEntities={visibleEntities}
    >
      <div className="fc">
        <header className="fc-head">
          <div>
            <h1>Privacy requests</h1>
            <p>
              Somebody asks for the data you keep about them, or wants it erased. Check their identity first.
              Data that was sent to your other systems by email or file must be erased there.
            </p>
          </div>
        </header>
        <PersonForm dealers={dealers.map(({ id, name }) => ({ id, name }))} />
      </div>
    </DefaultTemplate>
  )
}
