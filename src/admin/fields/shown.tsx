import type { NumberFieldServerProps } from 'payload'
import type { ReactElement } from 'react'
import { COUNTRIES, currencyCode } from '@/core/dealer/country/country'
import { moneyOf } from '@/features/reservations/payments/cents.rules'
import { dealerOf } from '@/admin/dealerOf'
import { dealerZone } from '@/admin/dealerZone'
import { staffMoment } from '@/admin/staffMoment'
import { formatKm, formatMoney } from '@/core/money/format'
import { labelOf } from '@/fields/label'
import { fieldLook } from '@/admin/payloadContract'
import { dayText } from '@/core/place/moments'

const DOLLARS = COUNTRIES.map(currencyCode)

/** Cents as dollars. A payment in a currency that no dealer has is shown as its provider counts it. */
export function paidText(cents: number, currency: unknown): string {
  const code = typeof currency === 'string' ? currency : ''
  return moneyOf(cents, code, DOLLARS.includes(code) ? code : '')
}

/** Null for a figure that does not exist yet, which is stored as null or 0. */
const figureOf = (value: unknown): number | null => (typeof value === 'number' && value > 0 ? value : null)

/** A stored figure in words; `none` where there is no figure. */
export const figureText = (value: unknown, words: (figure: number) => string, none: string): string => {
  const figure = figureOf(value)
  return figure === null ? none : words(figure)
}

/** Our own moments are epoch milliseconds, Payload's are texts. */
export const momentOf = (value: unknown): number | string | null =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : figureOf(value)

/** Figures that staff only read: a form shows them as people write them, not as they are stored. */

type Shown = Pick<NumberFieldServerProps, 'data' | 'field' | 'payload'>

interface LineProps {
  field: { name: string; label?: unknown }
  children: string
}

export function Line({ field: { name, label }, children }: LineProps) {
  return (
    <dl className={fieldLook('fc-shown')}>
      <dt>{typeof label === 'string' ? label : labelOf(name)}</dt>
      <dd>{children}</dd>
    </dl>
  )
}

export async function MomentField(props: Shown) {
  const at = momentOf(props.data?.[props.field.name])
  const zone = await dealerZone(props.payload, dealerOf(props.data))
  return <Line field={props.field}>{at === null ? 'Not yet' : staffMoment(at, zone)}</Line>
}

export function WordsField({ data, field }: Shown) {
  const words: unknown = data?.[field.name]
  return <Line field={field}>{typeof words === 'string' && words ? words : 'Nothing yet'}</Line>
}

export function DayField({ data, field }: Shown) {
  const day: unknown = data?.[field.name]
  return <Line field={field}>{typeof day === 'string' && day ? dayText(day) : 'None'}</Line>
}

const fieldWith =
  (words: (figure: number) => string) =>
  ({ data, field }: Shown): ReactElement => (
    <Line field={field}>{figureText(data?.[field.name], words, 'None')}</Line>
  )

export const DollarsField = fieldWith(formatMoney)
export const KmField = fieldWith(formatKm)

export const CentsField = ({ data, field }: Shown) => (
  <Line field={field}>
    {figureText(data?.[field.name], (cents) => paidText(cents, data?.currency), 'None')}
  </Line>
)
