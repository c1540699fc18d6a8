import type { BeforeListTableServerProps, DefaultServerCellComponentProps } from 'payload'
import { dealerOf } from '@/admin/dealerOf'
import { dealerZone } from '@/admin/dealerZone'
import { shortNameOf } from '@/admin/fields/ReferenceCell'
import { ofRow } from '@/admin/fields/RowLink'
import { Drawing } from '@/admin/frame/FoldedLines'
import { Nothing } from '@/admin/kit/list/Named'
import { fieldId } from '@/admin/payloadContract'
import { ownRows } from '@/admin/ownRows'
import { listMoment } from '@/admin/staffMoment'
import { rowHref } from '@/lib/adminHrefs'
import { readSent } from './readSent'

const MAIL =
  'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7m2-3h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2'

type Props = Pick<BeforeListTableServerProps, 'data' | 'payload' | 'user'>

/** Where leads go without any destination: each location, its address, its last lead, and the way to change it. */
export async function LocationDestinations({ data, payload, user }: Props) {
  if (!user) return null
  const places = await ownRows({ payload, user }, 'locations', {}, { limit: 500, sort: 'name' })
  if (!places.length) return null
  const now = new Date()
  const lines = await Promise.all(
    places.map(async ({ id, name, tenant, timezone, contact_detail }) => {
      const { places: last } = await readSent(payload, dealerOf({ tenant }))
      const at = last.get(id)
      return {
        ...{ id, name: await shortNameOf(payload, { tenant }, name), email: contact_detail?.email },
        last: at === undefined ? 'No lead yet' : `Last lead ${listMoment(at, timezone, now)}`,
      }
    }),
  )
  return (
    <div className="fc fc-leadways">
      <section className="fc-card" aria-labelledby="places-title">
        <header>
          <h2 id="places-title">Locations</h2>
          <p className="fc-muted">Each lead is emailed to the location that it is for.</p>
        </header>
        <ul className="fc-list">
          {lines.map(({ id, name, email, last }) => (
            <li key={id}>
              <span className="fc-sites__mark">
                <Drawing path={MAIL} />
              </span>
              <div>
                <b>{name}</b>
                <span>{email || 'No address: nobody gets its leads'}</span>
              </div>
              <span>{last}</span>
              <span className={email ? 'fc-pill is-good' : 'fc-pill is-bad'}>
                {email ? 'Email on' : 'No email'}
              </span>
              <a className="fc-btn" href={`${rowHref('locations', id)}#${fieldId('contact_detail__email')}`}>
                {email ? 'Edit' : 'Add email'}
                <span className="fc-sr">: {name}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section className="fc-card" aria-labelledby="others-title">
        <header>
          <h2 id="others-title">People and systems</h2>
          <p className="fc-muted">
            {data.totalDocs
              ? 'Each gets the leads that it is set up for.'
              : 'None yet. Add one for another person, or to send leads to your CRM by ADF email or webhook.'}
          </p>
        </header>
      </section>
    </div>
  )
}

export const LastSentCell = ofRow(async ({ payload, rowData }: DefaultServerCellComponentProps) => {
  const tenant = dealerOf(rowData)
  const [{ destinations }, zone] = await Promise.all([readSent(payload, tenant), dealerZone(payload, tenant)])
  const at = destinations.get(String(rowData.id))
  return at === undefined ? (
    <Nothing words="Nothing yet" />
  ) : (
    <span className="fc-when">{listMoment(at, zone, new Date())}</span>
  )
})
