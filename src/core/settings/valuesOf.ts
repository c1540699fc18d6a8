import type { SettingField } from './field'
import type { SettingNode } from './node'

/** What can be chosen, with its words: the values of the schema, or where it takes any text those that have words. */
export const valuesOf = (node: SettingNode, { words = {} }: SettingField): [value: string, word: string][] =>
  node.enum ? node.enum.map((one) => [String(one), words[one] ?? String(one)]) : Object.entries(words)
