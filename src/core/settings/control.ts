import type { NamedControl, SettingField } from './field'
import type { SettingNode } from './node'

export type Control =
  | NamedControl
  | 'switch'
  | 'choice'
  | 'choices'
  | 'number'
  | 'date'
  | 'line'
  | 'lines'
  | 'rows'
  | 'part'
  | 'texts'

const isType = ({ type }: SettingNode, wanted: string): boolean =>
  Array.isArray(type) ? type.includes(wanted) : type === wanted

function listControl(items: SettingNode | undefined): Control {
  if (items?.enum) return 'choices'
  return items?.properties || items?.anyOf ? 'rows' : 'lines'
}

export function controlOf(node: SettingNode, { as }: Pick<SettingField, 'as'>): Control {
  if (as) return as
  if (node.enum) return 'choice'
  if (isType(node, 'array')) return listControl(node.items)
  if (node.properties) return 'part'
  if (isType(node, 'object')) return 'texts'
  if (isType(node, 'boolean')) return 'switch'
  if (isType(node, 'number') || isType(node, 'integer')) return 'number'
  return node.format === 'date' ? 'date' : 'line'
}
