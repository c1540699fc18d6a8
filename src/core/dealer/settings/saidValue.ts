import type { SettingField } from './field'
import type { SettingNode } from './node'

const SHORT = 60

/** A stored value in words, the usual one where nothing is stored; null for one that takes more than a line. */
export function saidValue(
  stored: unknown,
  { default: usual }: SettingNode,
  { words = {}, unit }: SettingField,
): string | null {
  const value = stored === undefined || stored === '' ? usual : stored
  if (value === undefined || value === null || value === '') return 'empty'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'number') {
    const figure = value.toLocaleString('en-AU')
    if (unit === '$') return `$${figure}`
    return unit ? `${figure} ${unit}` : figure
  }
  if (typeof value !== 'string') return null
  const text = words[value] ?? value
  return text.length > SHORT ? null : text
}
