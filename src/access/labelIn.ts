/** The label of the field that a path begins with; undefined for a field without one. */
export function labelIn(fields: readonly object[], path: string): string | undefined {
  const [name] = path.split('.')
  const field = fields.find((one) => 'name' in one && one.name === name)
  return field && 'label' in field && typeof field.label === 'string' ? field.label : undefined
}
