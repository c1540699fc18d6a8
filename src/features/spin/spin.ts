import { randomInt } from 'node:crypto'
import { table } from '@/db/table'
import type { Clause, Row, Table } from '@/db/tableTypes'
import { civilAt } from '@/core/dealer/country/civil'
import { CHANCES, isOn, lineOf, periodOf } from './wheel.rules'
import { standIn, type Prize, type SpinConfig } from '@/core/dealer/config/spinConfig'
import type { Site } from '@/core/dealer/views'
import { env } from '@/env'
import { notify } from '@/jobs/notify'
import { mailboxOf } from '@/lib/limitKeys'
import { log } from '@/lib/log'
import { newReference, keyedHash } from '@/lib/secrets'
import { NEVER } from '@/lib/never'
import { shownDraw, type Draw } from './row'

export interface Player {
  id: string
  name: string | null
  email: string | null
  phone: string | null
}

/** Another spelling of the same mailbox is the same person. */
const keyOf = (period: string, login: string): string =>
  `${period} ${keyedHash(env.payloadSecret, 'one go at the wheel', mailboxOf(login))}`

/** The go of this period, also that of a deleted account with the same address. */
async function earlierGo(rows: Table, site: Site, player: Player, period: string): Promise<Draw | null> {
  const logins = [player.email, player.phone].flatMap((login) => login ?? [])
  const of = (name: 'shopper_id' | 'email' | 'phone', value: string | null): Clause[][] =>
    value ? [[[name, '=', value]]] : []
  const [row] = await rows.find(
    [
      ['tenant', '=', site.tenant.id],
      ['period', '=', period],
      {
        any: [
          ...[...of('shopper_id', player.id), ...of('email', player.email), ...of('phone', player.phone)],
          ...logins.map((login): Clause[] => [['once_key', '=', keyOf(period, login)]]),
        ],
      },
    ],
    { limit: 1 },
  )
  return row ? shownDraw(row) : null
}

/** Unique keys of the pieces of a prize that nobody has won; without a limit there is always one more. */
async function freeSeats(rows: Table, site: Site, wheel: SpinConfig, line: Prize): Promise<string[]> {
  if (line.stock === null) return [`${wheel.key} ${line.key} any ${rows.newId()}`]
  const won = await rows.find(
    [
      ['tenant', '=', site.tenant.id],
      ['prize_key', '=', line.key],
    ],
    { fields: ['seat_key'] },
  )
  const taken = new Set(won.map(({ seat_key }) => seat_key))
  return Array.from({ length: line.stock }, (_, n) => `${wheel.key} ${line.key} ${n + 1}`).filter(
    (seat) => !taken.has(seat),
  )
}

interface Go {
  rows: Table
  site: Site
  player: Player
  period: string
  now: number
}

/** One insert takes both the go and the piece of the prize: each is a unique key. Null when every piece is gone. */
async function take({ rows, site, player, period, now }: Go, seats: string[], line: Prize) {
  for (const seat_key of seats) {
    const row: Row = {
      tenant: site.tenant.id,
      reference: newReference('W'),
      shopper_id: player.id,
      name: player.name,
      email: player.email,
      phone: player.phone,
      prize: line.name,
      detail: line.detail,
      prize_key: line.key,
      wins: line.wins,
      claim: line.wins ? 'open' : 'none',
      period,
      once_key: keyOf(period, player.email ?? player.phone ?? player.id),
      seat_key,
      due_at: line.wins ? now : NEVER,
      attempts: 0,
      is_mailed: false,
    }
    if (await rows.insert(row)) log.info({ tenant: site.tenant.slug, prize: line.key }, 'the wheel was spun')
    const own = await earlierGo(rows, site, player, period)
    if (own) return own
  }
  return null
}

/** Whether the dealer has a wheel that turns on this day. */
export const runsOn = ({ config: { spin: wheel, timezone } }: Site, now: number): boolean =>
  wheel !== undefined && isOn(wheel, civilAt(new Date(now), timezone).date)

/** The same go at every call of this period. Null while the wheel does not run. `chance`: 0 to 9,999. */
export async function spin(
  site: Site,
  player: Player,
  now: number,
  chance: number = randomInt(CHANCES),
): Promise<Draw | null> {
  const { spin: wheel, timezone } = site.config
  const { date } = civilAt(new Date(now), timezone)
  if (!wheel || !isOn(wheel, date)) return null
  const rows = await table('prize-draws')
  const go: Go = { rows, site, player, period: periodOf(wheel, date), now }
  const earlier = await earlierGo(rows, site, player, go.period)
  if (earlier) return earlier
  for (const line of [lineOf(wheel, chance, date), standIn(wheel)]) {
    const drawn = line && (await take(go, await freeSeats(rows, site, wheel, line), line))
    if (!drawn) continue
    notify('prizesLoop')
    return drawn
  }
  throw new Error('A wheel without a line that never ends')
}
