'use client'
import { useEffect } from 'react'
import type { OwnDeal } from '@/core/money/ownDeal'
import { noteOwnDeal } from './store'

/** On a page of one shopper's own, such as a valuation: what it says counts on every car from then on. */
export function NoteOwnDeal({ deal }: { deal: Partial<OwnDeal> }) {
  useEffect(() => noteOwnDeal(deal), [deal])
  return null
}
