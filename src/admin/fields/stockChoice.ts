/** Stored as one text: `latest&make=Toyota&type=used&sold=no` (read by blocks/preset); parts unknown to the form stay in it. */
export interface StockChoice {
  newestFirst: boolean
  type: string
  make: string
  body: string
  tag: string
  sold: string
}

const NAMES = ['type', 'make', 'body', 'tag', 'sold'] as const
const NEWEST = 'latest'

const paramsOf = (preset: string): URLSearchParams => new URLSearchParams(preset.replace(/^latest(&|$)/, ''))

export function readStockChoice(preset: string): StockChoice {
  const params = paramsOf(preset)
  const valueOf = (name: (typeof NAMES)[number]) => params.get(name) ?? ''
  return {
    newestFirst: /^latest(&|$)/.test(preset),
    type: valueOf('type'),
    make: valueOf('make'),
    body: valueOf('body'),
    tag: valueOf('tag'),
    sold: valueOf('sold'),
  }
}

/** The choice with some of it changed. All cars without an order is no choice, so it stays newest first. */
export function changeStockChoice(preset: string, change: Partial<StockChoice>): string {
  const { newestFirst, ...choice } = { ...readStockChoice(preset), ...change }
  const params = paramsOf(preset)
  for (const name of NAMES) {
    if (choice[name]) params.set(name, choice[name])
    else params.delete(name)
  }
  const rest = params.toString()
  return [newestFirst || !rest ? NEWEST : '', rest].filter(Boolean).join('&')
}
