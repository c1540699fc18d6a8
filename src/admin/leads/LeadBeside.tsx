import type { Payload, TypedUser, UIFieldServerProps } from 'payload'
import { dealerAdmins, worksAs } from '@/access/rules'
import { ofAllDealers } from '@/access/shown'
import { staffOf } from '@/access/staff'
import { cardPicture } from '@/admin/car/list/cardPicture'
import { dealerZone } from '@/admin/dealerZone'
import { ownRows } from '@/admin/ownRows'
import { RelatedCard } from '@/admin/related/RelatedRecords'
import { relatedOf } from '@/admin/related/related'
import { staffMoment } from '@/admin/staffMoment'
import { rowHref } from '@/lib/adminHrefs'
import { ConsentCard } from './ConsentCard'
import { type LeadDoc, leadDocSchema } from './leadDoc'
import { JoinOther } from './JoinOther'
import { LeadAction } from './LeadAction'
import { joinedInto, type OtherLead, leadsOfPerson } from './leadsOfPerson'
import { PersonCard } from './PersonCard'
import { ValuationCard } from './ValuationCard'

interface OthersProps {
  into: LeadDoc
  leads: readonly OtherLead[]
  zone: string
  /** May join what is of another person, by its reference. */
  joinsAll: boolean
}

function OtherLeads({ into, leads, zone, joinsAll }: OthersProps) {
  if (!leads.length && !joinsAll) return null
  return (
    <section className="fc-card fc-screen" aria-labelledby="others-title">
      <header>
        <h2 id="others-title">Also from this person</h2>
        {leads.length > 0 && <span className="fc-pill">{leads.length}</span>}
      </header>
      <ul className="fc-list">
        {leads.map(({ id, lead_id, isJoined, name, title, at, state }) => (
          <li key={id}>
            <div>
              <b>{title}</b>
              <span>
                {name && `${name}, `}
                {staffMoment(at, zone)}, {state}
              </span>
            </div>
            <a href={rowHref('leads', id)}>
              Open<span className="fc-sr"> {title}</span>
            </a>
            {isJoined ? (
              <LeadAction call={`/lead-part/${id}`} label="Take apart" doing="Taking apart …" about={title} />
            ) : (
              !into.merged_into && (
                <LeadAction
                  call={`/lead-join/${into.id}?reference=${lead_id}`}
                  label="Join"
                  doing="Joining …"
                  about={title}
                />
              )
            )}
          </li>
        ))}
      </ul>
      {joinsAll && !into.merged_into && <JoinOther id={into.id} />}
    </section>
  )
}

interface CarProps {
  car: NonNullable<NonNullable<LeadDoc['facts']>['car']>
  picture: string | null
}

/** As it was when the lead came; the picture is today's. */
const CarCard = ({ car: { id, name, stocknum, price_text, url }, picture }: CarProps) => (
  <section className="fc-card" aria-labelledby={`car-title-${id}`}>
    <header>
      <h2 id={`car-title-${id}`}>{name}</h2>
    </header>
    <div className="fc-lead__car">
      {picture && <img src={picture} alt="" width={120} height={80} />}
      <p>
        <b>{price_text}</b>
        <small>Stock number {stocknum}</small>
      </p>
    </div>
    <p className="fc-acts">
      <a href={rowHref('cars', id)}>Open the car</a>
      <a href={url} target="_blank" rel="noopener">
        On the website
      </a>
    </p>
  </section>
)

async function pictureOf(payload: Payload, user: TypedUser, id: string | undefined) {
  const [car] = id ? await ownRows({ payload, user: ofAllDealers(user) }, 'cars', { id: { equals: id } }) : []
  return car ? cardPicture(car, 320) : null
}

/** Beside the answer: who it is, the car, what belongs to it, and what they agreed to. */
export async function LeadBeside({ data, payload, user }: UIFieldServerProps) {
  const parsed = leadDocSchema.safeParse(data)
  if (!parsed.success || !user) return null
  const lead = parsed.data
  const car = lead.facts?.car
  const zone = await dealerZone(payload, lead.tenant)
  const joined = await joinedInto(payload, user, lead.id)
  const [others, related, picture] = await Promise.all([
    leadsOfPerson(payload, user, lead),
    Promise.all([lead, ...joined].map((one) => relatedOf(payload, user, one, zone))),
    pictureOf(payload, user, car?.id),
  ])
  return (
    <div className="fc fc--field fc-lead__beside fc-print">
      <PersonCard lead={lead} joined={joined} />
      {car && <CarCard car={car} picture={picture} />}
      {joined.map(({ id, facts }) => facts?.car && <CarCard car={facts.car} picture={null} key={id} />)}
      <ValuationCard payload={payload} user={user} tenant={lead.tenant} lead_id={lead.lead_id} />
      <RelatedCard rows={related.flat()} />
      <OtherLeads into={lead} leads={others} zone={zone} joinsAll={worksAs(staffOf(user), dealerAdmins)} />
      {[lead, ...joined].map(({ id, lead_id, consent }) => (
        <ConsentCard key={id} consent={consent ?? null} of={joined.length > 0 ? lead_id : ''} zone={zone} />
      ))}
    </div>
  )
}
