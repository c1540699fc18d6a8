'use client'
import { USUAL_CENTS, USUAL_KM } from '@/core/car/runningCost'
import type { RunningUse } from '@/core/car/runningUse'
import { figureOf } from '@/app/(site)/sites/[host]/cars/[slug]/_components/typed'
import { useTyped } from '@/app/(site)/sites/[host]/cars/[slug]/_components/useTyped'
import { RunningFields } from './RunningFields'

interface Props extends RunningUse {
  /** Dollars a year of the service plan, which the third box begins with. */
  service: number | null
}

/** Small enough to be loaded with the page: its result changes while one types, on phones too. */
export function RunningCost({ energy, use, service }: Props) {
  const first = { km: USUAL_KM, cents: USUAL_CENTS[energy], fixed: service ?? 0 }
  const { values, form } = useTyped(first, (fields) => ({
    km: figureOf(fields, 'km'),
    cents: figureOf(fields, 'cents'),
    fixed: new FormData(fields).get('fixed') ? figureOf(fields, 'fixed') : 0,
  }))
  return <RunningFields {...{ energy, use, service }} running={values} form={form} />
}
