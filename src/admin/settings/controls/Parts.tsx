import { nodeAt } from '@/core/settings/node'
import { valueAt, withValue } from '@/core/settings/values'
import type { ControlProps } from '@/admin/settings/controlProps'

type Props = Pick<ControlProps, 'path' | 'field' | 'node' | 'value' | 'onChange' | 'renderPart'>

export const Parts = ({ path, field, node, value, onChange, renderPart }: Props) =>
  (field.fields ?? []).map((part) =>
    renderPart({
      path: `${path}.${part.path}`,
      field: part,
      node: nodeAt(node, part.path),
      value: valueAt(value, part.path),
      onChange: (next) => onChange(withValue(value, part.path, next)),
    }),
  )
