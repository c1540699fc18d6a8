/** Required relationships: what happens to a row when the other row is deleted. */
import type { CollectionConfig, Field } from 'payload'

export interface Required {
  /** `absences.person → users`, as a person would write it. */
  name: string
  slug: string
  path: string
  to: string[]
}

function within(fields: readonly Field[], at: string): { path: string; to: string[] }[] {
  return fields.flatMap((field) => {
    const path = 'name' in field && field.name ? `${at}${field.name}` : at.replace(/\.$/, '')
    if (field.type === 'relationship' || field.type === 'upload')
      return field.required ? [{ path, to: [field.relationTo].flat() }] : []
    const inner = path ? `${path}.` : ''
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        within(tab.fields, 'name' in tab && tab.name ? `${inner}${tab.name}.` : inner),
      )
    if (field.type === 'blocks') return field.blocks.flatMap((block) => within(block.fields, inner))
    return 'fields' in field ? within(field.fields, inner) : []
  })
}

export const requiredOf = (collections: readonly Pick<CollectionConfig, 'slug' | 'fields'>[]): Required[] =>
  collections.flatMap(({ slug, fields }) =>
    within(fields, '').map(({ path, to }) => ({ name: `${slug}.${path} → ${to.join()}`, slug, path, to })),
  )
