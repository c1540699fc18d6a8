/** Figures that staff only read: a form shows them as people write them, never as they are stored. */
import type { NumberFieldServerProps } from 'payload'
import { idOf } from '@/access/ids'
import { dealerZone } from '@/admin/dealerZone'
import { staffMoment } from '@/admin/staffMoment'
import { labelOf } from '@/fields/label'
import { paidText } from './paidText'

type Shown = Pick<NumberFieldServerProps, 'data' | 'field' | 'payload'>

const figureIn = ({ data, field }: Shown): number | null => {
  const value: unknown = data?.[field.name]
  return typeof value === 'number' && value > 0 ? value : null
}

function Line({ name, children }: { name: string; children: string }) {
  return (
    <dl className="field-type fc-shown">
      <dt>{labelOf(name)}</dt>
      <dd>{children}</dd>
    </dl>
  )
}

export async function MillisField(props: Shown) {
  const at = figureIn(props)
  const zone = await dealerZone(props.payload, idOf(props.data?.tenant) ?? '')
  return <Line name={props.field.name}>{at === null ? 'Not yet' : staffMoment(at, zone)}</Line>
}

export function CentsField(props: Shown) {
  const cents = figureIn(props)
  return (
    <Line name={props.field.name}>{cents === null ? 'None' : paidText(cents, props.data?.currency)}</Line>
  )
}
