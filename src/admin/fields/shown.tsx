/** Figures that staff only read: a form shows them as people write them, not as they are stored. */
import type { NumberFieldServerProps } from 'payload'
import type { ReactElement } from 'react'
import { dealerOf } from '@/admin/dealerOf'
import { dealerZone } from '@/admin/dealerZone'
import { staffMoment } from '@/admin/staffMoment'
import { formatKm, formatMoney } from '@/domain/format'
import { dayText } from '@/domain/valuations/expiry'
import { labelOf } from '@/fields/label'
import { paidText } from './paidText'
import { figureOf, momentOf } from './stored'

type Shown = Pick<NumberFieldServerProps, 'data' | 'field' | 'payload'>

const figureIn = ({ data, field }: Shown): number | null => figureOf(data?.[field.name])

interface LineProps {
  field: { name: string; label?: unknown }
  children: string
}

export function Line({ field: { name, label }, children }: LineProps) {
  return (
    <dl className="field-type fc-shown">
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

export function DayField({ data, field }: Shown) {
  const day: unknown = data?.[field.name]
  return <Line field={field}>{typeof day === 'string' && day ? dayText(day) : 'None'}</Line>
}

const figureWith =
  (words: (figure: number) => string) =>
  (props: Shown): ReactElement => {
    const figure = figureIn(props)
    return <Line field={props.field}>{figure === null ? 'None' : words(figure)}</Line>
  }

export const DollarsField = figureWith(formatMoney)
export const KmField = figureWith(formatKm)

export function CentsField(props: Shown) {
  const cents = figureIn(props)
  return <Line field={props.field}>{cents === null ? 'None' : paidText(cents, props.data?.currency)}</Line>
}
