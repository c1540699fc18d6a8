import 'server-only'
import { notFound } from 'next/navigation'
import { newestOf, OWN_DRAWS } from '@/data/shopperRecords'
import { formatDate } from '@/domain/dates'
import { civilAt } from '@/domain/hours/civil'
import type { OwnDraw } from '@/domain/spin/draw'
import { EVERY_WORDS, isOn, nextGo, periodOf } from '@/domain/spin/wheel'
import { angleOf, wheelFields, type WheelField } from '@/domain/spin/wheelView'
import { signInHref } from '@/domain/shoppers/signInHref'
import type { SpinConfig } from '@/domain/tenant/spinConfig'
import type { Site } from '@/domain/views'
import { currentShopper, passGate, type SearchParams } from '@/app/(site)/sites/[host]/_lib/passGate'
import { renderTime, requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'

export interface SpinView {
  site: Site
  wheel: SpinConfig
  fields: WheelField[]
  isSignedIn: boolean
  signIn: string
  draw: OwnDraw | null
  turn: number
  isOn: boolean
  next: string
}

export async function readSpin(
  params: Promise<{ host: string }>,
  query: Promise<SearchParams>,
): Promise<SpinView> {
  const site = await requireSite(params)
  const shopper = (await passGate(site, '/spin-to-win', await query)) ?? (await currentShopper(site))
  const { spin: wheel, timezone } = site.config
  if (!wheel) notFound()
  const { date } = civilAt(renderTime(), timezone)
  const period = periodOf(wheel, date)
  const draws = shopper ? await newestOf(OWN_DRAWS, site, shopper, renderTime().getTime()) : []
  const draw = draws.find((one) => one.period === period) ?? null
  const fields = wheelFields(wheel)
  const again = nextGo(wheel, date)
  return {
    site,
    wheel,
    fields,
    draw,
    isSignedIn: shopper !== null,
    signIn: signInHref({ type: 'spin-to-win', redirect: '/spin-to-win', back: '/' }),
    turn: draw ? angleOf(fields, draw.prize_key) : 0,
    isOn: isOn(wheel, date),
    next: [
      t(EVERY_WORDS[wheel.every]),
      again && t('The next one is from {again}.', { again: formatDate(again) }),
    ]
      .filter(Boolean)
      .join(' '),
  }
}
