import { activeSite } from '@/core/dealer/read/sites'
import type { OwedMail } from '@/core/letter/owedMails'
import { env } from '@/env'
import type { Site } from '@/core/dealer/views'
import { formatMoney } from '@/core/money/format'
import { greeting } from '@/core/letter/greeting'
import type { MailPort } from '@/integrations/mail'
import { notify } from '@/jobs/notify'
import { countEach, type Counted, type Limit, countNamed, type NamedLimits } from '@/lib/limiter'
import { byAddress } from '@/lib/limitKeys'
import { letterTo } from '@/features/reservations/letters/frame'
import { zoneOfCar } from '@/features/reservations/place'
import { mailDue, owe, owingRows, sendOwed } from '@/features/reservations/owing'
import { outboxKind } from '@/jobs/outbox'
import { changeDeal, dealPath, readDeal, type Deal } from './row'
import { DAY_S } from '@/lib/time'
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

const letter = (site: Site, deal: Deal, zone: string) => ({
  subject: `Your deal: ${deal.car_name}`,
  lines: [
    greeting(deal.answers.details?.name ?? ''),
    '',
    `Go on with the ${deal.car_name} where you left it, on any device:`,
    `${site.origin}${dealPath(deal)}`,
    '',
    `Whoever has this link sees your answers, so keep it to yourself. It works until ${locationMoment(deal.expires_at, zone, site.config.timezone)}.`,
    'The car is not held for you before you send the deal.',
    '',
    `The car: ${site.origin}/cars/${deal.car_slug}`,
    deal.price > 0 && `Price when you began: ${formatMoney(deal.price)}`,
  ],
})

export const dealMails = outboxKind<MailPort>({
  name: 'deals',
  ...owingRows('deals'),
  async attempt(stored, { due }, port) {
    const deal = readDeal(stored)
    const site = await activeSite(deal.tenant)
    const zone = await zoneOfCar(site, deal.car_slug)
    const write = async ({ key, to }: OwedMail) => letterTo(site, key, to, letter(site, deal, zone))
    await sendOwed(deal.mails, due, port, write, (sent) =>
      changeDeal(deal.id, ({ mails }) => ({ mails: sent(mails) })),
    )
    await changeDeal(deal.id, ({ mails }) => ({ due_at: mailDue(mails) }))
    return {}
  },
})
