import { isRecord } from '@/lib/isRecord'
import type { SettingField } from './field'
import type { SettingNode } from './node'
import { grouped } from '@/lib/figures'

const SHORT = 60
const LONG = 200
const clipped = (text: string): string => (text.length > LONG ? `${text.slice(0, LONG)} …` : text)

/** A stored value in words, the usual one where nothing is stored; null for one that takes more than a line. */
export function statedValue(
  stored: unknown,
  { default: usual }: SettingNode,
  { words = {}, unit }: SettingField,
): string | null {
  const value = stored === undefined || stored === '' ? usual : stored
  if (value === undefined || value === null || value === '') return 'empty'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'number') {
    const figure = grouped(value)
    if (unit === '$') return `${unit}${figure}`
    return unit ? `${figure} ${unit}` : figure
  }
  if (typeof value !== 'string') return null
  const text = words[value] ?? value
  return text.length > SHORT ? null : text
}

/** Any value in a line, without what the schema knows of it: of a list the first words of its rows. */
export function shownValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'empty'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (Array.isArray(value)) return value.length ? clipped(value.map(shownValue).join(', ')) : 'empty'
  if (isRecord(value)) {
    const [first] = Object.values(value).filter((part) => typeof part === 'string' && part !== '')
    return typeof first === 'string' ? clipped(first) : 'other values'
  }
  return clipped(String(value))
}
