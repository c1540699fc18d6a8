import { DefaultTemplate } from '@payloadcms/next/templates'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { mayReadHistory } from '@/access/history'
import { ofAllDealers } from '@/access/shown'
import { staffOf } from '@/access/staff'
import { DealerOptions } from '@/admin/fields/DealerOptions'
import { ownRows } from '@/admin/ownRows'
import { launchChecks } from './launchChecks'
import { LaunchList } from './LaunchList'
import { readLaunchFacts } from './readFacts'

/** What a dealer still needs before shoppers come, checked when the screen is opened. */
export async function Launch({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities } = initPageResult
  const { payload, user, i18n } = req
  if (!user) redirect('/admin/login?redirect=%2Fadmin%2Flaunch')
  if (!mayReadHistory(user)) notFound()
  const all = ofAllDealers(user)
  const dealers = await ownRows({ payload, user: all }, 'tenants', {}, { limit: 500, sort: 'name' })
  const first = staffOf(user)?.shown ?? dealers[0]?.id
  const asked = typeof searchParams?.dealer === 'string' ? searchParams.dealer : first
  const read = asked ? await readLaunchFacts(payload, all, asked, new Date()) : null
  return (
    <DefaultTemplate {...{ i18n, params, payload, permissions, searchParams, user, visibleEntities }}>
      <div className="fc">
        <header className="fc-head">
          <div>
            <h1>Launch checklist</h1>
            <p>Checked just now, on the website itself. Reload to check again.</p>
          </div>
          {dealers.length > 1 && (
            <form className="fc-acts" action="/admin/launch">
              <label className="fc-acts">
                <span>Dealer</span>
                <select name="dealer" defaultValue={asked}>
                  <DealerOptions dealers={dealers} />
                </select>
              </label>
              <button className="fc-btn" type="submit">
                Look
              </button>
            </form>
          )}
        </header>
        {read ? (
          <LaunchList name={read.name} checks={launchChecks(read.facts)} />
        ) : (
          <p className="fc-none">There is no such dealer.</p>
        )}
      </div>
    </DefaultTemplate>
  )
}
