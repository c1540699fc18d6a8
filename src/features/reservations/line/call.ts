/** When a held car is free again, the first in its line gets a mail, then, after a while, the next. */
import { activeSite } from '@/core/dealer/read/sites'
import { readHold, type Hold } from '@/core/car/rows/holdRows'
import { table } from '@/db/table'
import type { Row } from '@/db/tableTypes'
import { isHeld } from '@/core/car/derive'
import type { OwedMail } from '@/core/letter/owedMails'
import { greeting, type LetterKind } from '@/core/letter/letter'
import { lookOf } from '@/core/letter/look'
import { mailOf } from '@/core/letter/mail'
import { reservePath } from '@/core/car/deposit'
import type { Site } from '@/core/dealer/views'
import type { MailPort } from '@/integrations/mail'
import { NEVER } from '@/lib/never'
import { zoneOfCar } from '@/features/reservations/place'
import { changeRow, mailDue, owe, owingRows, sendOwed } from '@/features/reservations/owing'
import type { OutboxTime } from '@/jobs/clock'
import { outboxKind } from '@/jobs/outbox'
import { readWaiting, type Waiting } from './row'
import { HOUR_MS } from '@/lib/time'
import { locationMoment } from '@/core/place/moments'

/** How long the next in the line waits after that mail. Nothing is held for the first. */
const TURN_MS = 2 * HOUR_MS
/** Check again after this time: a release may come between this check and its write. */
const AGAIN_MS = 60_000

const ofCar = async ({ tenant, car_id }: Waiting): Promise<Waiting[]> => {
  const found = await (
    await table('waiting-shoppers')
  ).find(
    [
      ['tenant', '=', tenant],
      ['car_id', '=', car_id],
      ['state', 'in', ['waiting', 'told']],
    ],
    { sort: [['createdAt', 'asc']], limit: 500 },
  )
  return found.map(readWaiting)
}

const change = (id: string, decide: (row: Waiting) => Row | null): Promise<Waiting | null> =>
  changeRow('waiting-shoppers', id, readWaiting, decide)

/** The change for one who waits: mailed now, checked again later, or the car is gone. */
export function turnOf(row: Waiting, line: readonly Waiting[], hold: Hold | null, now: number): Row {
  if (!hold || hold.status !== 'in_stock') return { state: 'left', due_at: NEVER }
  // The feed or staff may have reserved it without a hold.
  if (hold.reserved) return { due_at: now + AGAIN_MS }
  if (isHeld(hold, now / 1000))
    return { due_at: Math.min((hold.hold_until ?? Infinity) * 1000, now + AGAIN_MS) }
  const turn = Math.max(0, ...line.map(({ state, turn_until }) => (state === 'told' ? (turn_until ?? 0) : 0)))
  if (turn > now) return { due_at: turn }
  const first = line.find(({ state }) => state === 'waiting')
  if (first?.id !== row.id) return { due_at: now + AGAIN_MS }
  return {
    state: 'told',
    turn_until: now + TURN_MS,
    mails: [...row.mails, ...owe('free', `line-${row.id}-${row.version}`, row.email, now)],
    due_at: now,
  }
}

interface Turn {
  site: Site
  row: Pick<Waiting, 'name' | 'car_name' | 'car_slug' | 'turn_until'>
  zone: string
}

export const freeLetter: LetterKind<Turn> = {
  name: 'A held car is free again',
  to: 'shopper',
  write: ({ site, row, zone }) => ({
    subject: `Free again: ${row.car_name}`,
    greeting: greeting(row.name),
    heading: 'It is free again',
    parts: [
      `You asked to hear when the ${row.car_name} is free. It is, and you are the first we tell.`,
      { button: 'Reserve it', href: `${site.origin}${reservePath({ slug: row.car_slug }, site.config)}` },
      { link: 'See it first', href: `${site.origin}/cars/${row.car_slug}` },
      `It is not held for you: until ${locationMoment(row.turn_until ?? 0, zone, site.config.timezone)} we tell nobody else who waits for it.`,
    ],
    why: ['This is the only email about it. There is nothing to stop.'],
  }),
  samples: ({ site, car, now }) => {
    const row = { name: 'Sam', car_name: car.name, car_slug: car.slug, turn_until: now.getTime() + TURN_MS }
    return { 'Free again': { site, row, zone: site.config.timezone } }
  },
}

async function mails(row: Waiting, { now, due }: OutboxTime, port: MailPort): Promise<void> {
  // A turn that passed while no mail could be sent is the next shopper's: this one waits at the end of the line.
  if (row.state === 'told' && (row.turn_until ?? 0) <= now && mailDue(row.mails) <= due) {
    const again = { state: 'waiting', turn_until: null, createdAt: new Date(now), due_at: now }
    const sent = row.mails.filter(({ state }) => state === 'sent')
    await change(row.id, ({ version }) => (version === row.version ? { ...again, mails: sent } : null))
    return
  }
  const write = async ({ key, to }: OwedMail) => {
    const site = await activeSite(row.tenant)
    const facts = { site, row, zone: await zoneOfCar(site, row.car_slug) }
    return mailOf(freeLetter, facts, lookOf(site), { key, to: { name: '', address: to } })
  }
  await sendOwed(row.mails, due, port, write, (sent) =>
    change(row.id, (current) => {
      const left = sent(current.mails)
      return { mails: left, due_at: mailDue(left) }
    }),
  )
}

/** A turn ends while no mail goes, so that the line of a suspended dealer rests as a whole. */
export const lineCalls = outboxKind<MailPort>({
  name: 'waiting-shoppers',
  ...owingRows('waiting-shoppers'),
  async attempt(stored, time, port) {
    const row = readWaiting(stored)
    if (row.state === 'waiting') {
      const [line, hold] = await Promise.all([ofCar(row), readHold(row.tenant, row.car_id)])
      const called = await change(row.id, (current) =>
        current.state === 'waiting' ? turnOf(current, line, hold, time.now) : null,
      )
      await mails(called ?? row, time, port)
    } else {
      await mails(row, time, port)
      await change(row.id, (current) =>
        current.due_at <= time.due && current.state !== 'waiting' ? { due_at: mailDue(current.mails) } : null,
      )
    }
    return {}
  },
})
