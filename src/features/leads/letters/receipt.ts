/** Says what was sent, and when an answer comes. No promotion, so no consent is needed. */
import { carFact, type Fact, greeting, type LetterKind, type Line, type Parts } from '@/core/letter/letter'
import { isOwnCarForm } from '@/core/dealer/links/tradeInPaths'
import { rangeText } from '@/core/money/format'
import { dayText } from '@/core/place/moments'
import { intentOf } from '@/features/leads/intents/intents.rules'
import type { LeadFacts } from '@/features/leads/types'
import { goneWords } from '@/features/leads/gone.rules'
import { answerLines, hoursFacts } from './answerLines'
import { aboutCar } from './ownCar'
import { sampleLead } from './sample'

/** Fixed words: a receipt repeats no typed text, because the address may be another person's. */
interface Words {
  /** Completes "We have …". */
  sent: string
  thanks: string
  next: Parts
  car: string
}

const BY_A_PERSON = 'A person looks at what you sent and tells you a price.'

function ownCarNext({ trade, journey_url }: LeadFacts): Parts {
  if (trade?.offer_accepted)
    return [
      'You told us that you would sell in this range. Nobody is bound before the car has been looked at.',
    ]
  if (trade?.form_completed || !journey_url) return [BY_A_PERSON]
  return [
    {
      button: 'Go on where you stopped',
      href: journey_url,
      before: 'You can go on where you stopped, within 30 days:',
    },
    `Or leave it at that. ${BY_A_PERSON}`,
  ]
}

const ownCarWords = (facts: LeadFacts): Words => ({
  sent: facts.trade?.form_completed ? 'all about your car' : 'the details of your car',
  thanks: `Thank you for telling ${facts.dealer.name} about your car.`,
  next: ownCarNext(facts),
  car: 'The car you want',
})

/** Who called or came in has written nothing. */
const isSpoken = ({ consent }: LeadFacts): boolean => consent.channel === 'phone or in person'

/** The page of a sold car shows those that come closest. */
const goneParts = (facts: LeadFacts): Parts => [
  ...goneWords(facts),
  facts.gone === 'sold' && facts.car !== undefined && { link: 'What is like it', href: facts.car.url },
]

function wordsOf(facts: LeadFacts): Words {
  if (isOwnCarForm(facts.form)) return ownCarWords(facts)
  const intent = facts.form && intentOf(facts.form)
  return {
    sent: intent?.sent ?? 'your message',
    thanks: `Thank you for ${isSpoken(facts) ? 'getting in touch with' : 'writing to'} ${facts.dealer.name}.`,
    next: intent?.next && !facts.gone ? [intent.next] : [],
    car: 'The car',
  }
}

function guideParts({ trade }: LeadFacts): Parts {
  if (!trade?.offer_low || !trade.offer_high || !trade.good_until) return []
  const range = rangeText({ low: trade.offer_low, high: trade.offer_high })
  const { assumptions = [] } = trade
  return [
    `Your guide range: ${range}, good until ${dayText(trade.good_until)}. It is a guide, not an offer.`,
    assumptions.length > 0 && 'It assumes:',
    { facts: assumptions },
  ]
}

export interface Receipt {
  lead: LeadFacts
  now: Date
  /** Whole address of their conversation. */
  thread?: string
}

const MAX_LETTERS = 320

export const receipt: LetterKind<Receipt> = {
  name: 'Receipt of an enquiry',
  to: 'shopper',
  write({ lead, now, thread }) {
    const { car, location } = lead
    const words = wordsOf(lead)
    const about = aboutCar(lead)
    const facts: (Fact | false)[] = [
      about?.own === true && ['Your car', about.name],
      car !== undefined && carFact(words.car, car.name, car.stocknum, car.url),
      car !== undefined && !lead.gone && ['Price', car.price_text],
    ]
    const hours = hoursFacts(lead, now)
    return {
      subject: `We have ${words.sent}${about ? `: ${about.name}` : ''} (${lead.lead_id})`,
      preview: `Your reference is ${lead.lead_id}.`,
      greeting: greeting(lead.name),
      heading: `We have ${words.sent}`,
      parts: [
        `${words.thanks} Your reference is ${lead.lead_id}.`,
        ...goneParts(lead),
        ...words.next,
        ...answerLines(lead, now),
        thread !== undefined && {
          ...{ link: 'Write again, or send photos', href: thread },
          before: 'Something to add?',
        },
        ...guideParts(lead),
        { facts },
        location !== undefined && { lines: [location.name, location.address, location.phone] },
        hours.length > 0 && { facts: hours },
      ],
      why: ['Not you? Then somebody typed your address by mistake, and you can ignore this email.'],
    }
  },
  /** No link and nothing that the sender typed: the number may be another person's. */
  sms({ lead, now }) {
    const phone = lead.location?.phone || lead.dealer.phone
    const [first = ''] = answerLines(lead, now)
    const parts = [
      `${lead.dealer.name}: we have ${wordsOf(lead).sent}, reference ${lead.lead_id}.`,
      ...goneWords(lead),
      first,
      phone && `Phone ${phone}.`,
    ]
    return parts.filter(Boolean).join(' ').slice(0, MAX_LETTERS)
  },
  samples: (world) => {
    const { now } = world
    const guide = { offer_low: 18_000, offer_high: 20_500, good_until: now.toISOString().slice(0, 10) }
    const trade = {
      ...guide,
      make: 'Mazda',
      model: '3',
      year: 2019,
      assumptions: [
        ['Kilometres', '85,000'],
        ['Condition', 'Good'],
      ] satisfies Line[],
    }
    return {
      'About a car': {
        ...{ lead: sampleLead(world), now },
        thread: `${world.site.origin}/messages/${sampleLead(world).lead_id}`,
      },
      'About a car that has just sold': { lead: sampleLead(world, { gone: 'sold' }), now },
      'About no car': { lead: sampleLead(world, { form: 'general', car: undefined }), now },
      'Sells a car': {
        lead: sampleLead(world, {
          ...{ form: 'sell', car: undefined, trade },
          journey_url: `${world.site.origin}/valuations/condition`,
        }),
        now,
      },
    }
  },
}
