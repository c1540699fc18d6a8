import 'server-only'
import { notFound } from 'next/navigation'
import { formatDate } from '@/lib/dates'
import { civilAt } from '@/core/dealer/country/civil'
import type { OwnDraw } from '@/features/spin/draw.rules'
import { EVERY_WORDS, isOn, nextGo, periodOf } from '@/features/spin/wheel.rules'
import { angleOf, wheelFields, type WheelField } from '@/features/spin/wheelView.rules'
import { signInHref } from '@/features/accounts/signInHref.rules'
import type { SpinConfig } from '@/core/dealer/config/spinConfig'
import type { Site } from '@/core/dealer/views'
import { currentShopper, passGate, type SearchParams } from '@/app/(site)/sites/[host]/_lib/passGate'
import { renderTime, requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'
import { newestOf } from '@/core/person/read/ownRows'
import { OWN_DRAWS } from '@/features/spin/ownDraws'

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
