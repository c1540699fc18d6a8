/** Each night and after each deploy: the truth test of every dealer, one after the other. */
import os from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { lastTruth, storeTruth, type StoredTruth } from '@/core/car/rows/truths'
import { allTenants } from '@/core/dealer/rows/hosts'
import { siteOfTenant } from '@/core/dealer/read/sites'
import type { Site } from '@/core/dealer/views'
import { civilAt } from '@/core/dealer/country/civil'
import { env } from '@/env'
import { startEvery, type Loop } from '@/jobs/loop'
import { buildId } from '@/lib/buildId'
import { log } from '@/lib/log'
import { registered } from '@/lib/registry'
import { HOUR_MS, MINUTE_MS } from '@/lib/time'
import { checkDealer, type Outcome, type Places } from './check'

const EVERY_MS = 10 * MINUTE_MS
/** A start serves its first pages before. */
const FIRST_MS = 15 * MINUTE_MS
/** The hours of the night in the dealer's zone. */
const NIGHT = { from: '01:00', to: '05:00' }
const SINCE_MS = 18 * HOUR_MS
/** Longer than pages and lists are behind the stock at most. */
const PATIENCE_MS = 70_000

/** Each process has pages of its own in memory. */
const processHere = `${os.hostname()}:${env.port}`

const isNight = (now: Date, zone: string): boolean => {
  const { clock } = civilAt(now, zone)
  return clock >= NIGHT.from && clock < NIGHT.to
}

/** Now, in the dealer's own words, for all dealers or one. */
export async function checkNow(site: Site, places: Places): Promise<Outcome> {
  const work = () => checkDealer(site, places, () => setTimeout(PATIENCE_MS, undefined, { ref: false }))
  const outcome = await (registered('inWordsOf')?.(site.host, work) ?? work())
  const at = Date.now()
  await storeTruth(site.tenant.id, processHere, { at, build: await buildId(), ...outcome })
  return outcome
}

/** Of a dealer that wants it: in the first night since, or when the program is another one. */
export function isDue(
  { features, timezone }: Pick<Site['config'], 'timezone'> & { features: { truthTest: boolean } },
  last: Pick<StoredTruth, 'at' | 'build'> | undefined,
  build: string,
  now: Date,
): boolean {
  if (!features.truthTest) return false
  if (last?.build !== build) return true
  return now.getTime() - last.at > SINCE_MS && isNight(now, timezone)
}

async function checkIfDue(tenant: string, places: Places, build: string): Promise<void> {
  const site = await siteOfTenant(tenant)
  const last = await lastTruth(tenant, processHere)
  if (!site || !isDue(site.config, last, build, new Date())) return
  const { cars, differences } = await checkNow(site, places)
  const facts = { tenant: site.tenant.slug, cars, differences: differences.length }
  if (differences.length) log.warn(facts, 'Cars do not say the same everywhere: Today shows them')
  else log.info(facts, 'All cars say the same everywhere')
}

/** In a process that serves websites. A dealer whose test breaks off does not stop those of the others. */
export const startTruth = (places: Places): Loop =>
  startEvery(
    'truth test',
    EVERY_MS,
    async () => {
      const build = await buildId()
      for (const { id } of await allTenants())
        await checkIfDue(id, places, build).catch((error: unknown) =>
          log.error({ err: error, tenant: id }, 'The truth test of a dealer broke off, and is tried again'),
        )
    },
    FIRST_MS,
  )
