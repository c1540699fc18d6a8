import { chargesOf } from '@/core/car/price'
import { getCar } from '@/core/car/read/cars'
import { activeSite } from '@/core/dealer/read/sites'
import type { OwedMail } from '@/core/letter/owedMails'
import { env } from '@/env'
import type { Site } from '@/core/dealer/views'
import { withCharges } from '@/core/money/format'
import { greeting, type LetterKind } from '@/core/letter/letter'
import { lookOf } from '@/core/letter/look'
import { mailOf } from '@/core/letter/mail'
import type { MailPort } from '@/integrations/mail'
import { notify } from '@/jobs/notify'
import { countEach, type Counted, type Limit, countNamed, type NamedLimits } from '@/lib/limiter'
import { byAddress } from '@/lib/limitKeys'
import { zoneOfCar } from '@/features/reservations/place'
import { mailDue, owe, owingRows, sendOwed } from '@/features/reservations/owing'
import { outboxKind } from '@/jobs/outbox'
import { changeDeal, dealPath, readDeal, type Deal } from './row'
import { DAY_MS, DAY_S } from '@/lib/time'
import { locationMoment } from '@/core/place/moments'

const ADDRESS: Limit = { keyPrefix: 'deal-link-address', points: 10, duration: 3600 }
const IN_NAME: NamedLimits = {
  own: { keyPrefix: 'deal-link-own', points: 5, duration: DAY_S },
  all: { keyPrefix: 'deal-link-all', points: 5, duration: DAY_S },
  whenCrowded: 1,
}
/** For one deal; when there are more, the oldest are removed from the row. */
const MOST_MAILS = 10

/** Before the proof. */
export const countLinkSender = (address: string): Promise<Counted> =>
  countEach(byAddress(ADDRESS, address), env.redisUrl)

/** After it: each mails an address that anyone can type. */
export const countLink = (address: string, email: string): Promise<Counted> =>
  countNamed(IN_NAME, email, address, env.redisUrl)

/** When this resolves, the deal's row owes the mail. */
export async function mailLink(deal: Deal, email: string, now: number): Promise<void> {
  await changeDeal(deal.id, ({ mails, deal_id, version }) => ({
    mails: [...mails, ...owe('link', `${deal_id}-${version}`, email, now)].slice(-MOST_MAILS),
    due_at: now,
  }))
  notify('reservationsLoop')
}

interface Begun {
  site: Site
  deal: Pick<Deal, 'tenant' | 'deal_id' | 'car_name' | 'car_slug' | 'price' | 'answers' | 'expires_at'>
  zone: string
  /** What comes on top of the price. */
  charges: string
}

export const dealLetter: LetterKind<Begun> = {
  name: 'Link of an online deal',
  to: 'shopper',
  write: ({ site, deal, zone, charges }) => ({
    subject: `Your deal: ${deal.car_name}`,
    greeting: greeting(deal.answers.details?.name ?? ''),
    heading: 'Your deal',
    parts: [
      {
        button: 'Go on with your deal',
        href: `${site.origin}${dealPath(deal)}`,
        before: `Go on with the ${deal.car_name} where you left it, on any device:`,
      },
      `Whoever has this link sees your answers, so keep it to yourself. It works until ${locationMoment(deal.expires_at, zone, site.config.timezone)}.`,
      'The car is not held for you before you send the deal.',
      {
        facts: [
          ['The car', deal.car_name, `${site.origin}/cars/${deal.car_slug}`],
          deal.price > 0 && ['Price when you began', withCharges(deal.price, charges)],
        ],
      },
    ],
  }),
  samples: ({ site, car, now }) => {
    const deal = { tenant: site.tenant.id, deal_id: 'D2345678A', car_name: car.name, car_slug: car.slug }
    const expires_at = now.getTime() + 14 * DAY_MS
    const zone = site.config.timezone
    return { Link: { site, deal: { ...deal, price: 45_990, answers: {}, expires_at }, zone, charges: '' } }
  },
}

export const dealMails = outboxKind<MailPort>({
  name: 'deals',
  ...owingRows('deals'),
  async attempt(stored, { due }, port) {
    const deal = readDeal(stored)
    const site = await activeSite(deal.tenant)
    const zone = await zoneOfCar(site, deal.car_slug)
    const car = await getCar(site, deal.car_slug)
    const facts = { site, deal, zone, charges: chargesOf(car?.price_type, site.config) }
    const write = async ({ key, to }: OwedMail) =>
      mailOf(dealLetter, facts, lookOf(site), { key, to: { name: '', address: to } })
    await sendOwed(deal.mails, due, port, write, (sent) =>
      changeDeal(deal.id, ({ mails }) => ({ mails: sent(mails) })),
    )
    await changeDeal(deal.id, ({ mails }) => ({ due_at: mailDue(mails) }))
    return {}
  },
})
