'use client'
import { USUAL_RUNNING } from '@/core/car/runningCost'
import { figureOf } from '@/app/(site)/sites/[host]/cars/[slug]/_components/typed'
import { useTyped } from '@/app/(site)/sites/[host]/cars/[slug]/_components/useTyped'
import { RunningFields } from './RunningFields'

/** Small enough to be loaded with the page: its result changes while one types, on phones too. */
export function RunningCost({ use }: { use: number }) {
  const { values, form } = useTyped(USUAL_RUNNING, (fields) => ({
    km: figureOf(fields, 'km'),
    cents: figureOf(fields, 'cents'),
  }))
  return <RunningFields use={use} running={values} form={form} />
}
