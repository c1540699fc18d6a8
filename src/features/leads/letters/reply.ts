/** What a member of staff wrote, with the car that it offers and what it answers. */
import type { CarCard, LetterKind } from '@/core/letter/letter'
import { plural } from '@/core/money/format'
import { dayOfLead } from '@/features/leads/leadClock'
import type { OfferedCar } from '@/features/leads/offeredCar.rules'
import type { LeadFacts, Reply } from '@/features/leads/types'
import { aboutCar } from './ownCar'
import { sampleLead } from './sample'

/** The lines of a signature that the text does not end with: a template may have its own. */
function unsigned(text: string, signature: readonly string[]): string[] {
  const end = text
    .trimEnd()
    .split('\n')
    .slice(-3)
    .map((line) => line.trim().toLowerCase())
  return signature.filter((line) => !end.includes(line.toLowerCase()))
}

const signed = (lead: LeadFacts, { text, name }: Reply): string[] =>
  unsigned(text, [name, lead.location?.name ?? lead.dealer.name])

const cardOf = ({ name, facts, price, url, picture }: OfferedCar): CarCard => ({
  ...{ name, facts, price, url, picture },
})

export interface LeadReply {
  lead: LeadFacts
  reply: Reply
  /** Whole address of their conversation. */
  thread?: string
}

const buttonOf = (photos: number): string =>
  photos === 0 ? 'Answer, or send photos' : `See ${plural(photos, 'photo')}, and answer`

export const reply: LetterKind<LeadReply> = {
  name: 'Reply to an enquiry',
  to: 'shopper',
  write({ lead, reply: written, thread }) {
    const place = lead.location
    const about = aboutCar(lead)
    const { car } = written
    const contact = [place?.address ?? '', place?.phone || lead.dealer.phone]
    return {
      subject: `Your enquiry about ${about ? `${about.own ? 'your' : 'the'} ${about.name}` : lead.dealer.name} (${lead.lead_id})`,
      preview: written.text,
      parts: [
        written.text,
        car !== undefined && { cars: [cardOf(car)] },
        { lines: [...signed(lead, written), ...contact] },
        thread !== undefined && { button: buttonOf(written.photos ?? 0), href: thread },
        !car && lead.car !== undefined && { link: lead.car.name, href: lead.car.url },
        lead.message !== '' && { quote: lead.message, before: `You wrote on ${dayOfLead(lead)}:` },
      ],
    }
  },
  /** No more than what was written, and who wrote it. */
  sms: ({ lead, reply: written }) =>
    [
      written.text,
      ...(written.car ? [`${written.car.name}, ${written.car.price}: ${written.car.url}`] : []),
      signed(lead, written).join(', '),
    ]
      .filter(Boolean)
      .join('\n'),
  samples: (world) => {
    const lead = sampleLead(world)
    const text = 'Hello Sam,\n\nYes, it is still here. Saturday suits us: we open at nine.'
    const by = { name: 'Jo Miller', email: lead.dealer.email }
    const { name, facts, price, url, picture } = world.car
    const car = { id: '', name, facts, price, url, picture }
    const thread = `${world.site.origin}/messages/${lead.lead_id}`
    return {
      Reply: { lead, reply: { text, ...by }, thread },
      'With photos': { lead, reply: { text, ...by, photos: 2 }, thread },
      'With another car': {
        lead,
        reply: { text: 'Hello Sam,\n\nThat one is sold. This one may suit you too:', ...by, car },
      },
    }
  },
}
