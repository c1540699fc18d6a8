import { isRecord } from '@/lib/isRecord'
import { plainNode, type SettingNode } from './node'

/** The entries of a list as rows. One that may be written as a single value, such as a filter by its name, is a row of that part. */
export function rowsOf(value: unknown, items: SettingNode): Record<string, unknown>[] {
  const [first = ''] = Object.keys(plainNode(items).properties ?? {})
  return (Array.isArray(value) ? value : []).map((row: unknown) => (isRecord(row) ? row : { [first]: row }))
}
