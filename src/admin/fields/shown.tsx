import type { NumberFieldServerProps } from 'payload'
import type { ReactElement, ReactNode } from 'react'
import { COUNTRIES, currencyCode } from '@/core/dealer/country/country'
import { recordOf } from '@/access/ids'
import { moneyOf } from '@/features/reservations/payments/cents.rules'
import { dealerOf } from '@/admin/dealerOf'
import { dealerZone } from '@/admin/dealerZone'
import { staffMoment } from '@/admin/staffMoment'
import { formatMoney, formatNumber } from '@/core/money/format'
import { labelOf } from '@/fields/label'
import { fieldLook } from '@/admin/payloadContract'

const DOLLARS = COUNTRIES.map(currencyCode)

/** Cents as dollars. A payment in a currency that no dealer has is shown as its provider counts it. */
export function paidText(cents: number, currency: unknown): string {
  const code = typeof currency === 'string' ? currency : ''
  return moneyOf(cents, code, DOLLARS.includes(code) ? code : '')
}

/** Null for a figure that does not exist yet, which is stored as null or 0. */
const figureOf = (value: unknown): number | null => (typeof value === 'number' && value > 0 ? value : null)

/** A stored figure in words; `none` where there is no figure. */
export const figureText = <None,>(value: unknown, words: (figure: number) => string, none: None) => {
  const figure = figureOf(value)
  return figure === null ? none : words(figure)
}

/** Our own moments are epoch milliseconds, Payload's are texts. */
export const momentOf = (value: unknown): number | string | null =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : figureOf(value)

/** Figures that staff only read: a form shows them as people write them, not as they are stored. */

type Shown = Pick<NumberFieldServerProps, 'data' | 'field' | 'payload'>
interface Fact {
  siblingData?: Record<string, unknown>
  field: { name: string; label?: unknown; options?: unknown }
}

interface LineProps {
  field: { name: string; label?: unknown }
  children: ReactNode
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

const optionWords = (options: unknown, value: string): string => {
  const option = Array.isArray(options) ? options.map(recordOf).find((one) => one.value === value) : undefined
  return typeof option?.label === 'string' ? option.label : value
}

/** Years and counts alike: whole numbers below 10,000 are written as they are stored. */
const PLAIN_BELOW = 10_000
function factWords(value: unknown, options: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return value < PLAIN_BELOW ? String(value) : formatNumber(value)
  if (Array.isArray(value)) return value.map((one) => factWords(one, options)).join(', ')
  return typeof value === 'string' ? optionWords(options, value) : ''
}

const LINKS: Record<string, (value: string) => string> = {
  email: (address) => `mailto:${address}`,
  phone: (number) => `tel:${number.replace(/[^\d+]/g, '')}`,
}

/** What only the server writes. A value that is not there has no line. */
export function FactField({ siblingData, field }: Fact) {
  const words = factWords(siblingData?.[field.name], field.options)
  if (!words) return null
  const href = LINKS[field.name]?.(words)
  return <Line field={field}>{href ? <a href={href}>{words}</a> : words}</Line>
}

const fieldWith =
  (words: (figure: number) => string) =>
  ({ data, field }: Shown): ReactElement => (
    <Line field={field}>{figureText(data?.[field.name], words, 'None')}</Line>
  )

export const DollarsField = fieldWith(formatMoney)

export const CentsField = ({ data, field }: Shown) => (
  <Line field={field}>
    {figureText(data?.[field.name], (cents) => paidText(cents, data?.currency), 'None')}
  </Line>
)
