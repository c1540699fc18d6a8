'use client'
import { type ComponentProps, useEffect, useState } from 'react'
import { deliveryFee, netTradeIn, type DealSum } from '@/domain/deal/totals'
import { readAmount } from '@/domain/listState/amount'
import { isTouched } from '@/components/ui/heldFields'
import { all } from '@/lib/dom'
import { DealLines } from './DealLines'

interface Props extends ComponentProps<typeof DealLines> {
  zones: readonly { key: string; fee: number }[]
}

const text = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '')
const amountOf = (value: FormDataEntryValue | null): number | null => readAmount(text(value)) ?? null

/** The sum with the values in the step's form, whether they were sent or not. */
function typed(form: HTMLFormElement, sum: DealSum, zones: Props['zones']): DealSum {
  const data = new FormData(form)
  if (data.has('way')) return { ...sum, delivery: deliveryFee({ way: text(data.get('way')) }, zones) }
  const has = text(data.get('has'))
  if (has !== 'Yes' && has !== 'No') return sum
  const trade = { has, worth: amountOf(data.get('worth')), owing: amountOf(data.get('owing')) } as const
  return { ...sum, tradeIn: netTradeIn(trade) }
}

/** The totals follow what is chosen and typed; without scripts they change with each step. */
export function LiveLines({ sum, zones, ...lines }: Props) {
  const [shown, setShown] = useState(sum)
  useEffect(() => {
    const show = (form: Element | null) => {
      if (form instanceof HTMLFormElement) setShown(typed(form, sum, zones))
    }
    const follow = ({ target }: Event) => {
      if (target instanceof Element) show(target.closest('form[data-deal]'))
    }
    // Something may have been chosen before this code was loaded.
    show(all('form[data-deal]').find(isTouched) ?? null)
    addEventListener('input', follow)
    return () => removeEventListener('input', follow)
  }, [sum, zones])
  return <DealLines {...lines} sum={shown} />
}
