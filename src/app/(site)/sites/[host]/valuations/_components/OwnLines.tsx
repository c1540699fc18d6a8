import { FactLines } from '@/components/ui/FactLines'
import { formatKm, rangeText } from '@/core/money/format'
import type { StepData } from '@/app/(site)/sites/[host]/valuations/[step]/page-data'
import { t } from '@/lib/words'
import { dayText } from '@/core/place/moments'

export function OwnLines({ data: { journey, own, plate } }: { data: StepData }) {
  const { car, valuation } = journey
  const lines: [string, string][] = [[t('Your car'), own]]
  if (plate) lines.push([t('Plate'), plate.replace('Rego ', '')])
  if (car.km !== undefined) lines.push([t('Kilometres'), formatKm(car.km)])
  if (valuation?.range) {
    lines.push(
      [t('Guide range'), rangeText(valuation.range)],
      [t('Good until'), dayText(valuation.goodUntil)],
    )
  }
  return <FactLines lines={lines} />
}
