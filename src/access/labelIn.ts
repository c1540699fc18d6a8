/** Undefined for a field without a label. */
export function labelIn(fields: readonly object[], path: string): string | undefined {
  const [name] = path.split('.')
  const field = fields.find((one) => 'name' in one && one.name === name)
  return field && 'label' in field && typeof field.label === 'string' ? field.label : undefined
}
