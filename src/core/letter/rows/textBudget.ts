/** The texts that a dealer sends in a day, counted where they are sent: by several processes, and over a restart. */
import { dealerAdmins } from '@/access/rules'
import { z } from 'zod'
import { civilAt } from '@/core/dealer/country/civil'
import { isScarce, mayText, textAlarm, type TextBudget } from '@/core/letter/textShares'
import { textAlarmMail } from '@/core/letter/textAlarmMail'
import { env } from '@/env'
import { adminOrigins } from '@/lib/origins'
import { afterwards } from '@/lib/afterwards'
import { rowHref } from '@/lib/adminHrefs'
import { count, type Limit, limiterOf } from '@/lib/limiter'
import { log } from '@/lib/log'
import { DAY_S } from '@/lib/time'
import { addToFigure, readFigure } from '@/core/dealer/rows/figureRows'
import type { SmsMessage, SmsPort } from '@/integrations/sms'
import { mailStaff, ofDealer, OPERATORS } from './mailStaff'
import { table } from '@/db/table'

const dealerSchema = z.object({
  name: z.string(),
  slug: z.string(),
  config: z.object({
    timezone: z.string(),
    forms: z.object({ textsPerDay: z.number().optional() }).optional(),
  }),
})
const PER_DAY = 200
const ALARM_ONCE: Limit = { keyPrefix: 'text-alarm', points: 1, duration: DAY_S }

async function dealerOf(tenant: string, now: Date) {
  const [row] = await (
    await table('tenants')
  ).find([['id', '=', tenant]], { fields: ['name', 'slug', 'config'], limit: 1 })
  const { name, slug, config } = dealerSchema.parse(row)
  const { date: day } = civilAt(now, config.timezone)
  const key = { tenant, day, kind: 'text_sent', name: 'sms' } as const
  return { name, slug, key, perDay: config.forms?.textsPerDay ?? PER_DAY }
}

async function warn(dealer: Awaited<ReturnType<typeof dealerOf>>, budget: TextBudget): Promise<void> {
  const alarm = textAlarm(budget)
  if (!alarm) return
  const { tenant, day } = dealer.key
  // A text that was given back is counted again.
  if (!(await count(limiterOf(ALARM_ONCE, env.redisUrl), `${tenant} ${day} ${alarm}`)).ok) return
  log.warn({ tenant: dealer.slug, alarm, ...budget }, 'texts of a dealer are being used up')
  const link = `${adminOrigins(env)[0]}${rowHref('tenants', tenant)}`
  const facts = { ...budget, alarm, dealer: dealer.name, link }
  const who = { or: [ofDealer(tenant, dealerAdmins), OPERATORS] }
  const failed = 'an alarm about texts could not be mailed'
  afterwards(
    mailStaff(who, textAlarmMail, facts, (error) => log.error({ err: error, tenant }, failed)),
    failed,
  )
}

/** Counts one text. False when it must not be sent: then it is not counted either. `isKnown`: the number has an account here. */
async function takeText(tenant: string, isKnown: boolean, now: Date): Promise<boolean> {
  const dealer = await dealerOf(tenant, now)
  const sent = (await addToFigure(dealer.key, 1)) ?? 0
  const budget = { sent, perDay: dealer.perDay }
  if (!mayText(budget, isKnown)) {
    await addToFigure(dealer.key, -1)
    return false
  }
  await warn(dealer, budget)
  return true
}

/** For a text that the gateway did not accept. */
async function giveBackText(tenant: string, now: Date): Promise<void> {
  await addToFigure((await dealerOf(tenant, now)).key, -1)
}

/** False when the texts of the day are used up. Throws when the gateway did not accept it. */
export async function sendCounted(
  { tenant, isKnown, now }: { tenant: string; isKnown: boolean; now: Date },
  message: SmsMessage,
  port: SmsPort,
): Promise<boolean> {
  if (!(await takeText(tenant, isKnown, now))) return false
  await port.send(message).catch(async (error: unknown) => {
    await giveBackText(tenant, now)
    throw error
  })
  return true
}

/** True while only numbers with an account get texts. */
export async function areTextsScarce(tenant: string, now: Date): Promise<boolean> {
  const { key, perDay } = await dealerOf(tenant, now)
  return isScarce({ sent: await readFigure(key), perDay })
}
