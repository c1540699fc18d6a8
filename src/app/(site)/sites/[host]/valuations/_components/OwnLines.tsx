import { FactLines } from '@/components/ui/FactLines'
import { formatKm } from '@/domain/format'
import { dayText } from '@/domain/valuations/expiry'
import { rangeText } from '@/domain/valuations/words'
import type { StepData } from '@/app/(site)/sites/[host]/valuations/[step]/page-data'

/** What is known of the shopper's car, beside each step. */
export function OwnLines({ data: { journey, own, plate } }: { data: StepData }) {
  const { car, valuation } = journey
  const lines: [string, string][] = [['Your car', own]]
  if (plate) lines.push(['Plate', plate.replace('Rego ', '')])
  if (car.km !== undefined) lines.push(['Kilometres', formatKm(car.km)])
  if (valuation?.range) {
    lines.push(['Guide range', rangeText(valuation.range)], ['Good until', dayText(valuation.goodUntil)])
  }
  return <FactLines lines={lines} />
}
