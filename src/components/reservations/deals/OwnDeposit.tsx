'use client'
import { useEffect } from 'react'
import { ownDeal } from '@/components/car/own/store'
import { LOAN_FIELDS } from '@/core/money/readLoan'
import { LOCALE } from '@/lib/figures'

/** The calculator of the page begins with the shopper's own deposit, where it is more than what holds the car. */
export function OwnDeposit({ least }: { least: number }) {
  useEffect(() => {
    const deposit = ownDeal()?.deposit ?? 0
    const box = document.querySelector<HTMLInputElement>(`form.calc input[name="${LOAN_FIELDS.deposit}"]`)
    if (!box || deposit <= least || box.value !== box.defaultValue) return
    box.value = deposit.toLocaleString(LOCALE)
    box.dispatchEvent(new Event('input', { bubbles: true }))
  }, [least])
  return null
}
