import { formatMoney } from '@/core/money/format'
import { OFFER_ACCEPTED_SUBCATEGORY } from '@/features/leads/leadEvents.rules'
import { intentOf } from '@/features/leads/intents/intents.rules'
import { isLeadForm } from '@/features/leads/intents/names.rules'
import { isOwnCarForm, stepPath } from '@/core/dealer/links/tradeInPaths'
import { t } from '@/lib/words'
import type { NamedCar, NextStep } from '@/core/person/going'
import { momentText, dayText, isGood } from '@/core/place/moments'

interface Sent {
  lead_id: string
  form: string | null
  category: string | null
  subcategory: string | null
  message: string | null
  trade?: { make: string | null; model: string | null; year?: number | null } | null
  responded_at?: Date | null
  createdAt: Date
}
interface Valued {
  range: { low: number; high: number } | null
  goodUntil: string
  completed: boolean
  accepted: boolean
}

export interface OwnTalk {
  href: string
  /** Who said the last of it; null where nothing was said after the form. */
  last: { by: string; text: string } | null
  /** The yard said something that the shopper has not seen. */
  isNew: boolean
}

export interface OwnMessage {
  lead_id: string
  topic: string
  /** The car that it is about: the dealer's, else the shopper's own. */
  car: NamedCar | null
  words: string | null
  state: string
  sent: string
  next: NextStep | null
  talk: OwnTalk | null
}

/** For other forms the message is composed from the answers, for the dealer to read. */
function isOwnWords({ form, subcategory }: Sent): boolean {
  if (!isLeadForm(form)) return false
  const intent = intentOf(form)
  return intent.fields.includes('message') && (intent.subcategory ?? null) === subcategory
}

/** The subcategory of an accepted range is for the dealer's CRM and means nothing to a shopper. */
const topicOf = ({ form, subcategory, category }: Sent): string =>
  isOwnCarForm(form ?? undefined) || subcategory === OFFER_ACCEPTED_SUBCATEGORY
    ? t(form === 'sell' ? 'Your car to sell' : 'Your trade-in')
    : subcategory || category || t('Enquiry')

const ownCarOf = ({ trade }: Sent): NamedCar | null => {
  const name = [trade?.year, trade?.make, trade?.model].filter(Boolean).join(' ')
  return name ? { name, href: null } : null
}

function valuationState({ range, goodUntil, completed, accepted }: Valued, now: Date, zone: string): string {
  const amounts = range && { low: formatMoney(range.low), high: formatMoney(range.high) }
  if (accepted && amounts) return t('You accepted {low} to {high}.', amounts)
  if (completed) return t('We have everything and come back to you.')
  if (!amounts) return t('Not finished yet.')
  return isGood(goodUntil, now, zone)
    ? t('Guide range {low} to {high}, good until {day}.', { ...amounts, day: dayText(goodUntil) })
    : t('The guide range has ended.')
}

interface Around {
  /** The dealer's car, as the site shows it now. */
  car: (NamedCar & { isSold: boolean }) | null
  valuation: Valued | null
  /** The dealer values cars, and the link of this valuation still works. */
  valuesCars: boolean
  isOpen: boolean
  talk: OwnTalk | null
  now: Date
  zone: string
}

function stateOf(lead: Sent, { valuation, isOpen, now, zone }: Around): string {
  if (valuation) return valuationState(valuation, now, zone)
  if (lead.responded_at) return t('Answered {moment}.', { moment: momentText(lead.responded_at, zone) })
  return isOwnCarForm(lead.form ?? undefined) && isOpen ? t('Not finished yet.') : t('We have it.')
}

function nextOf(lead: Sent, { car, valuation, valuesCars, isOpen, talk }: Around): NextStep | null {
  if (isOwnCarForm(lead.form ?? undefined) && !valuesCars) return null
  if (isOwnCarForm(lead.form ?? undefined))
    return isOpen
      ? {
          label: t(valuation?.completed ? 'Open' : 'Go on with it'),
          href: stepPath('range', lead.lead_id),
        }
      : { label: t('Value it again'), href: lead.form === 'sell' ? '/sell-my-car' : '/trade-in' }
  if (car?.href && car.isSold) return { label: t('See cars like it'), href: car.href }
  if (talk) return null
  return { label: t('Write to us again'), href: car?.href ? `${car.href}#enquire` : '/contact-us' }
}

export const ownMessage = (lead: Sent, around: Around): OwnMessage => {
  const { car } = around
  return {
    lead_id: lead.lead_id,
    topic: topicOf(lead),
    car: ownCarOf(lead) ?? (car && { name: car.name, href: car.href }),
    words: isOwnWords(lead) ? lead.message : null,
    state: stateOf(lead, around),
    sent: t('Sent {momentText}, reference {lead_id}', {
      momentText: momentText(lead.createdAt, around.zone),
      lead_id: lead.lead_id,
    }),
    next: nextOf(lead, around),
    talk: around.talk,
  }
}
