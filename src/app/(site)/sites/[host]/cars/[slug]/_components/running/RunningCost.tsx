'use client'
import { USUAL_CENTS, USUAL_KM } from '@/core/car/runningCost'
import type { RunningUse } from '@/core/car/runningUse'
import { figureOf } from '@/app/(site)/sites/[host]/cars/[slug]/_components/typed'
import { useTyped } from '@/app/(site)/sites/[host]/cars/[slug]/_components/useTyped'
import { RunningFields } from './RunningFields'

/** Small enough to be loaded with the page: its result changes while one types, on phones too. */
export function RunningCost({ energy, use }: RunningUse) {
  const first = { km: USUAL_KM, cents: USUAL_CENTS[energy], fixed: 0 }
  const { values, form } = useTyped(first, (fields) => ({
    km: figureOf(fields, 'km'),
    cents: figureOf(fields, 'cents'),
    fixed: new FormData(fields).get('fixed') ? figureOf(fields, 'fixed') : 0,
  }))
  return <RunningFields energy={energy} use={use} running={values} form={form} />
}
