import type { DealLine } from '@/domain/reserve/jsonShapes'
import { DealLines } from './DealLines'

interface Props {
  lines: readonly DealLine[]
  paid: boolean
  priceLabel: string
}

/** The figures of a deal as it was sent. Deals of before have them in words only, in their lines. */
export function AgreedSum({ lines, ...shown }: Props) {
  const sum = lines.find((line) => line.sum)?.sum
  return sum ? <DealLines sum={sum} {...shown} /> : <></>
}
