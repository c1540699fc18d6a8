import { formatKm } from '@/core/money/format'
import type { CarLine } from './carLine.rules'

type Lined = Pick<CarLine, 'name' | 'price_text' | 'km' | 'location_name' | 'url'>

export const lineText = ({ name, price_text, km, location_name, url }: Lined): string =>
  `${[name, price_text, km ? formatKm(km) : null, location_name].filter(Boolean).join(', ')}: ${url}`

export interface FoundList {
  count: number
  page: number
  pages: number
  url: string
  retrieved_at: string
  cars: readonly Lined[]
}

/** `noun` fits the count: `1 car`, `2 cars`. */
export const listText = (
  { count, page, pages, url, retrieved_at, cars }: FoundList,
  { dealer, noun }: { dealer: string; noun: string },
): string =>
  [
    `${count} ${noun} at ${dealer}, page ${page} of ${Math.max(1, pages)}, read at ${retrieved_at}: ${url}`,
    ...cars.map((car) => `- ${lineText(car)}`),
  ].join('\n')
