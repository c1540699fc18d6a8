import type { UIFieldServerProps } from 'payload'
import { z } from 'zod'
import { idSchema } from '@/access/ids'
import { ofAllDealers } from '@/access/shown'
import { RowTitle } from '@/admin/frame/RowTitle'
import { CallLink } from '@/admin/kit/Facts'
import { ownRows } from '@/admin/ownRows'
import { formatKm, rangeText } from '@/core/money/format'
import { dayText } from '@/core/place/moments'
import { takesFigure } from '@/admin/trade-in/ownFigure.rules'
import { isWaiting } from '@/admin/leads/hoursOf'
import { rowHref } from '@/lib/adminHrefs'
import type { Lead } from '@/payload-types'
import { AnswerForm, FigureForm } from './FigureForm'
import { standingOf } from './standing'
import { ValuationPhotos } from './ValuationPhotos'

const schema = z.object({
  ...{ id: z.string(), tenant: idSchema, lead_id: z.string().nullish() },
  ...{ make: z.string().nullish(), model: z.string().nullish(), rego: z.string().nullish() },
  ...{ regoState: z.string().nullish() },
  ...{ year: z.number().nullish(), km: z.number().nullish() },
  ...{ offer_low: z.number().nullish(), offer_high: z.number().nullish() },
  ...{ good_until: z.string().nullish(), offer_accepted: z.boolean().nullish(), result: z.unknown() },
  provider: z.string().nullish(),
  ...{ form_completed: z.boolean().nullish(), notes: z.string().nullish() },
})
type Valuation = z.output<typeof schema>

const nameOf = ({ year, make, model }: Valuation): string => [year, make, model].filter(Boolean).join(' ')
const carOf = (row: Valuation): string =>
  [nameOf(row), row.km ? formatKm(row.km) : ''].filter(Boolean).join(', ')

/** Whose the range is: the person's, who may change it, or the guide's, beside which they answer with a figure of their own. */
function Figures({ row, lead }: { row: Valuation; lead: Lead | undefined }) {
  const { id, offer_low: low, offer_high: high, good_until, offer_accepted, provider } = row
  const range = low && high ? rangeText({ low, high }) : null
  const isOwn = takesFigure(row)
  const shown = range && (
    <>
      <p className="fc-values__range">
        {range} {offer_accepted && <span className="fc-pill is-good">Accepted</span>}
      </p>
      {good_until && <p className="fc-muted">Good until {dayText(good_until)}.</p>}
    </>
  )
  return (
    <div className="fc-values">
      <section aria-labelledby="figure-title">
        <h3 id="figure-title">Your figure</h3>
        {isOwn && (
          <>
            {shown}
            <p className="fc-muted">
              {range
                ? provider && `Valued by ${provider}.`
                : 'No guide could value this car, and the shopper was shown none.'}
            </p>
            <FigureForm id={id} low={low ?? null} high={high ?? null} />
          </>
        )}
        {!isOwn && lead?.email && <AnswerForm lead={lead.id} car={nameOf(row)} />}
        {!isOwn && !lead?.email && <p className="fc-muted">Tell it to the shopper when you call.</p>}
      </section>
      {!isOwn && (
        <section aria-labelledby="guide-title">
          <h3 id="guide-title">The guide that the shopper saw</h3>
          {shown}
        </section>
      )}
    </div>
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
  const standing = standingOf(row, lead && isWaiting(lead))
  return (
    <div className="fc fc--field fc-valued">
      {title && <RowTitle words={title} />}
      <section className="fc-card" aria-labelledby="shopper-title">
        <div className="fc-acting">
          <h2 id="shopper-title">{lead?.name ?? 'The shopper'}</h2>
          <span className={`fc-pill ${standing.tone}`}>{standing.words}</span>
          <p className="fc-muted">
            {[standing.note, rego && `Rego ${rego}`, regoState].filter(Boolean).join(', ')}
          </p>
          <span className="fc-acts">
            {lead?.phone && <CallLink phone={lead.phone} button="fc-btn" />}
            {lead && (
              <a className="fc-btn" href={rowHref('leads', lead.id)}>
                Open the lead
              </a>
            )}
          </span>
        </div>
        <Figures row={row} lead={lead} />
      </section>
      <ValuationPhotos data={data} />
    </div>
  )
}
