import type { Site } from '@/core/dealer/views'
import type { Row } from '@/db/tableTypes'
import { newReference } from '@/lib/secrets'
import { mobileOf } from '@/core/place/phones/phones'
import { topicsOf, categorise } from './leadCategories.rules'
import type { LeadInput } from './leadSchema.rules'
import { carIsSold, findLeadCar } from './carFacts'
import { clusterOf, personKeys } from './cluster'
import { consentRecord, spokenConsent } from './consent'
import { readCrowd } from './crowd'
import { notMailed, warnOfFlood } from './flood'
import { destinationsFor } from './destinations'
import { plannedFollowUps } from './followUp'
import { leadFacts } from './facts'
import { chooseLocation, locationsOf } from './leadLocation'
import { isRepeated, mayGetReceipts, type Receipts } from './limits'
import { answeringAt } from './locationClock'
import { planDeliveries } from './planDeliveries'
import { leadRow, SPOKEN_SOURCE, WEBSITE_SOURCE } from './row'
import { shareLead, UNSHARED, type Shared } from './sharing/share'
import { withHandoverMail } from './sharing/handoverMail'
import { isMailHeld, SUSPECT_FROM, spamSigns } from './spam'
import type { LeadContext } from './context'
import { tradeInOf } from './tradeIn'

export interface BuiltLead {
  row: Row
  lead_id: string
  category: string
  suspect: boolean
  receipts: Receipts
  shared: Shared
}

const NONE: Receipts = { receipt: false, sms: null }

/** The whole row of a lead, with its car, location and recipients. Side effects: counts its receipt and takes a turn. */
export async function buildLead(
  site: Site,
  lead: LeadInput,
  context: LeadContext,
  dedupe_key: string,
): Promise<BuiltLead> {
  const { tenant, config } = site
  const { at, userAgent } = context
  const [car, places] = await Promise.all([findLeadCar(site, lead.car_id), locationsOf(tenant.id)])
  const place = chooseLocation(places, lead, car)
  const [crowd, repeated] = await Promise.all([
    readCrowd(tenant.id, lead, context.address),
    isRepeated(tenant.id, lead.message),
  ])
  const spam = spamSigns(lead, { requestedAt: context.requestedAt ?? null, at, crowd, repeated })
  const suspect = !context.byStaff && spam.score >= SUSPECT_FROM
  const isQuiet = !suspect && !context.byStaff && isMailHeld(crowd)
  const names = categorise(lead, carIsSold(car))
  const lead_id = newReference('L')
  const person = personKeys(lead, config.country)
  const mobile = config.forms.smsReceipts ? mobileOf(lead.phone, config.country) : null
  const [answering, destinations, cluster_id] = await Promise.all([
    answeringAt(place),
    destinationsFor(tenant.id, {
      topics: topicsOf({ form: lead.form, ...names }),
      location_id: place?.id ?? null,
    }),
    clusterOf(tenant.id, person, lead_id),
  ])
  const receipts =
    suspect || context.noReceipt ? NONE : await mayGetReceipts(lead.email, mobile, context.address)
  const facts = leadFacts({
    site,
    lead,
    car,
    place,
    consent: context.byStaff
      ? spokenConsent(config.consent, at, context.spoken?.channel)
      : consentRecord(lead, config.consent, at, context.termsText),
    lead_id,
    ...names,
    at,
    answers: context.answers ?? [],
    trade: context.trade ?? tradeInOf(lead),
    answering,
    receipt: receipts.receipt,
    ...(mobile ? { sms: mobile } : {}),
    ...(config.forms.followUps && !suspect && { follow_up: true }),
  })
  const planned = planDeliveries(facts, destinations, { suspect, isQuiet, ...receipts }, at.toISOString())
  if (isQuiet) await warnOfFlood(site)
  const isShared = context.byStaff ? context.spoken?.isShared === true : !suspect
  const shared = isShared ? await shareLead(tenant.id, facts, place, at) : UNSHARED
  const told = await withHandoverMail(planned, { tenant: tenant.id, lead_id, to: shared.to, at })
  const deliveries = [...told, ...plannedFollowUps(facts, at)]
  const source = context.byStaff ? (context.spoken?.source ?? SPOKEN_SOURCE) : WEBSITE_SOURCE
  const row = leadRow({
    site,
    lead,
    car,
    place,
    facts,
    spam,
    suspect,
    deliveries,
    dedupe_key,
    userAgent,
    source,
  })
  const available_at = suspect ? null : at.getTime()
  return {
    row: {
      ...row,
      ...(isQuiet && { timeline: [notMailed(lead_id, at)] }),
      ...person,
      ...shared.columns,
      cluster_id,
      available_at,
    },
    lead_id,
    category: names.category,
    suspect,
    receipts,
    shared,
  }
}
