'use client'
import type { Puller, Tow } from '@/core/car/towing'
import { figureOf } from '@/app/(site)/sites/[host]/cars/[slug]/_components/typed'
import { useTyped } from '@/app/(site)/sites/[host]/cars/[slug]/_components/useTyped'
import { TowFields } from './TowFields'

const NONE: Puller = { braked: 0, ball: null }

export function TowCheck({ tow }: { tow: Tow }) {
  const { values, form } = useTyped(NONE, (fields) => ({
    braked: figureOf(fields, 'braked'),
    ball: figureOf(fields, 'ball') || null,
  }))
  return <TowFields tow={tow} puller={values} form={form} />
}
