/** Figures that staff only read: a form shows them as people write them, not as they are stored. */
import type { NumberFieldServerProps } from 'payload'
import type { ReactElement } from 'react'
import { dealerOf } from '@/admin/dealerOf'
import { dealerZone } from '@/admin/dealerZone'
import { staffMoment } from '@/admin/staffMoment'
import { formatKm, formatMoney } from '@/core/money/format'
import { labelOf } from '@/fields/label'
import { fieldLook } from '@/admin/payloadContract'
import { paidText } from './paidText'
import { figureText, momentOf } from './stored'
import { dayText } from '@/core/place/moments'

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
