import type { SettingNode } from './node'
import { plainNode } from './node'

function blankOf(node: SettingNode): unknown {
  const { type, enum: values, properties } = plainNode(node)
  if (values) return values[0]
  if (properties) return blankRow(node)
  if (type === 'array') return []
  if (type === 'number' || type === 'integer') return node.minimum ?? (node.exclusiveMinimum ?? -1) + 1
  return type === 'boolean' ? false : ''
}

/** A new row, or a part that is switched on: what it must have, empty; all else keeps its usual value. */
export function blankRow(node: SettingNode): Record<string, unknown> {
  const { required = [], properties = {} } = plainNode(node)
  return Object.fromEntries(
    required.flatMap((key) => (properties[key] ? [[key, blankOf(properties[key])] as const] : [])),
  )
}
