import type { UIFieldServerProps } from 'payload'
import { z } from 'zod'
import { idSchema } from '@/access/ids'
import { ofAllDealers } from '@/access/shown'
import { RowTitle } from '@/admin/frame/RowTitle'
import { ownRows } from '@/admin/ownRows'
import { formatKm, rangeText } from '@/core/money/format'
import { dayText } from '@/core/place/moments'
import { takesFigure } from '@/admin/trade-in/ownFigure.rules'
import { rowHref } from '@/lib/adminHrefs'
import { FigureForm } from './FigureForm'
import { ValuationPhotos } from './ValuationPhotos'

const schema = z.object({
  ...{ id: z.string(), tenant: idSchema, lead_id: z.string().nullish() },
  ...{ make: z.string().nullish(), model: z.string().nullish(), rego: z.string().nullish() },
  ...{ regoState: z.string().nullish() },
  ...{ year: z.number().nullish(), km: z.number().nullish() },
  ...{ offer_low: z.number().nullish(), offer_high: z.number().nullish() },
  ...{ good_until: z.string().nullish(), offer_accepted: z.boolean().nullish(), result: z.unknown() },
})
type Valuation = z.output<typeof schema>

const carOf = ({ year, make, model, km }: Valuation): string =>
  [[year, make, model].filter(Boolean).join(' '), km ? formatKm(km) : ''].filter(Boolean).join(', ')

function Figure({ row }: { row: Valuation }) {
  const { id, offer_low: low, offer_high: high, good_until, offer_accepted } = row
  const range = low && high ? rangeText({ low, high }) : null
  const isOwn = takesFigure(row)
  return (
    <section aria-labelledby="figure-title">
      <div className="fc-acting">
        <h3 id="figure-title">{isOwn ? 'Your figure' : `Guide: ${range}`}</h3>
        {isOwn && !range && <span className="fc-pill is-warn">Needs your figure</span>}
        {isOwn && range && <span className="fc-pill is-good">{range}</span>}
        {offer_accepted && <span className="fc-pill is-good">Accepted</span>}
        {range && good_until && <p className="fc-muted">Good until {dayText(good_until)}</p>}
      </div>
      {isOwn ? (
        <>
          {!range && <p>No guide could value this car, and the shopper was shown none.</p>}
          <FigureForm id={id} low={low ?? null} high={high ?? null} />
        </>
      ) : (
        <p className="fc-muted">
          The shopper was shown this range. A figure of your own goes into your answer.
        </p>
      )}
    </section>
  )
}

/** At the head of a valuation: whose car it is, what it is worth, and how to say so. */
export async function ValuationHead({ data, payload, user }: UIFieldServerProps) {
  const parsed = schema.safeParse(data)
  if (!parsed.success || !user) return null
  const row = parsed.data
  const { tenant, lead_id, rego, regoState } = row
  const [lead] = lead_id
    ? await ownRows({ payload, user: ofAllDealers(user) }, 'leads', {
        and: [{ tenant: { equals: tenant } }, { lead_id: { equals: lead_id } }],
      })
    : []
  const title = carOf(row)
  return (
    <div className="fc fc--field fc-valued">
      {title && <RowTitle words={title} />}
      <section className="fc-card" aria-labelledby="shopper-title">
        <div className="fc-acting">
          <h2 id="shopper-title">{lead?.name ?? 'The shopper'}</h2>
          {rego && <span className="fc-pill">{[rego, regoState].filter(Boolean).join(', ')}</span>}
          <span className="fc-acts">
            {lead?.phone && (
              <a className="fc-btn" href={`tel:${lead.phone.replace(/[^\d+]/g, '')}`}>
                Call {lead.phone}
              </a>
            )}
            {lead && (
              <a
                className={takesFigure(row) ? 'fc-btn' : 'fc-btn fc-btn--main'}
                href={rowHref('leads', lead.id)}
              >
                Answer in the lead
              </a>
            )}
          </span>
        </div>
        <Figure row={row} />
      </section>
      <ValuationPhotos data={data} />
    </div>
  )
}
