import { describe, expect, it } from 'vitest'
import { controlOf } from '@/core/settings/control'
import type { SettingField } from '@/core/settings/field'
import { fieldsOf } from '@/core/settings/inSection'
import { nodeAt, plainNode, SETTINGS, type SettingNode } from '@/core/settings/node'
import { SECTIONS } from '@/core/settings/sections'
import { valuesOf } from '@/core/settings/valuesOf'
import { COLOUR_WORDS } from '@/core/dealer/theme/colourWords.data'

/** Set only by files and feeds, or stored for integrators: a control would change nothing visible. */
const WITHOUT_A_CONTROL = [
  ...['template', 'copiedFrom', 'foundedYear', 'finance.ratesFrom'],
  // Written by the server.
  ...['duties.checkedBy', 'duties.checkedAt'],
]
/** Has a table of its own, beneath the buttons. */
const WORDS = 'words'

/** Every place that takes a value; `[]` stands for the rows of a list. */
function leaves(node: SettingNode, path = ''): string[] {
  const { properties, items } = plainNode(node)
  const inRows = items && plainNode(items).properties
  if (inRows && items) return leaves(items, `${path}[]`)
  if (!properties) return [path]
  return Object.entries(properties).flatMap(([key, part]) => {
    const at = path ? `${path}.${key}` : key
    // A font is a name or a file, and one setting all the same.
    return part.anyOf?.some(({ type }) => type === 'string') ? [at] : leaves(part, at)
  })
}

function shown(field: SettingField, node: SettingNode, path: string): string[] {
  const control = controlOf(node, field)
  if (control !== 'rows' && control !== 'part') return [path]
  const inner = control === 'rows' ? plainNode(node.items ?? {}) : node
  const at = control === 'rows' ? `${path}[]` : path
  return (field.fields ?? []).flatMap((part) => shown(part, nodeAt(inner, part.path), `${at}.${part.path}`))
}

const top = SECTIONS.flatMap(fieldsOf)

describe('T3 settings as forms', () => {
  it('have a control for each setting, once', () => {
    const places = top.flatMap((field) => shown(field, nodeAt(SETTINGS, field.path), field.path))
    expect([...places, ...WITHOUT_A_CONTROL, WORDS].sort()).toEqual(leaves(SETTINGS).sort())
  })

  it('name every value that can be chosen', () => {
    const nameless: string[] = []
    const walk = (field: SettingField, node: SettingNode) => {
      const control = controlOf(node, field)
      const choice = control === 'choice' ? node : control === 'choices' ? (node.items ?? {}) : null
      if (choice)
        for (const [value, word] of valuesOf(choice, field))
          if (!field.words || !(value in field.words) || !word) nameless.push(`${field.path} ${value}`)
      const inner = plainNode(node.items ?? node)
      for (const part of field.fields ?? []) walk(part, nodeAt(inner, part.path))
    }
    for (const field of top) walk(field, nodeAt(SETTINGS, field.path))
    expect(nameless).toEqual([])
  })

  it('give each setting of a section a label of its own', () => {
    for (const section of SECTIONS)
      for (const { title, fields } of section.groups) {
        const labels = fields.map(({ label }) => label)
        expect(new Set(labels).size, `${section.title}, ${title}`).toBe(labels.length)
      }
  })

  it('name every colour that a theme of ours sets', async () => {
    const { demoTenants: tenants } = await import('../../../tenants')
    const set = new Set(tenants.flatMap(({ config }) => Object.keys(config.theme.colours ?? {})))
    expect([...set].filter((name) => !(name in COLOUR_WORDS))).toEqual([])
  })
})
