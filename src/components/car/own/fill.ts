import { ownHeading, ownLeft, ownLine, ownParts } from '@/core/money/ownDeal'
import { all } from '@/lib/dom'
import { ownDeal } from './store'
import { deliveryWords } from './delivery'

const lines = (...texts: string[]): Node[] =>
  texts.map((text) => Object.assign(document.createElement('span'), { textContent: text }))

/** Writes the shopper's figures into the lines that the page has for them: on cards, and on a car's page. */
export function fillOwnDeal(): void {
  const deal = ownDeal()
  const root = document.documentElement
  if (deal) root.dataset.ownDeal = ownParts(deal)
  else delete root.dataset.ownDeal
  if (!deal) return
  const hasSum = deal.worth !== null || deal.deposit !== null
  for (const line of all('[data-own]')) {
    const [price, charges] = (line.dataset.own ?? '').split(' ')
    line.replaceChildren(
      ...(hasSum ? lines(ownHeading(deal), ownLeft(Number(price), deal, charges !== undefined)) : []),
    )
  }
  for (const line of all('[data-own-line]')) line.textContent = ownLine(deal)
  for (const line of all('[data-own-post]'))
    line.textContent = deal.postcode
      ? deliveryWords(line.dataset.ownPost ?? '', deal.postcode, new Date())
      : ''
}
