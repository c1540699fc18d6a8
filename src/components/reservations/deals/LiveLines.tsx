'use client'
import { type ComponentProps, useCallback, useState } from 'react'
import { DealLines } from './DealLines'
import { typedSum, type ZoneFees } from './typedSum'
import { useForms } from './useForms'

interface Props extends ComponentProps<typeof DealLines> {
  zones: ZoneFees
}

/** The totals follow what is chosen and typed; without scripts they change with each step. */
export function LiveLines({ sum, zones, ...lines }: Props) {
  const [shown, setShown] = useState(sum)
  useForms(
    'form[data-deal]',
    useCallback((data) => setShown(typedSum(data, sum, zones)), [sum, zones]),
  )
  return <DealLines {...lines} sum={shown} />
}
