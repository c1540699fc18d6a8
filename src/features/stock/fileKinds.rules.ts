/** What a person may say that a supplier's file is, where the API says `mode`. */
export const FILE_KINDS = [
  { value: 'full', label: 'The whole stock' },
  { value: 'update', label: 'Changes to cars that are there' },
  { value: 'add', label: 'New and changed cars' },
] as const
export type FileKind = (typeof FILE_KINDS)[number]['value']
export const FILE_KIND_VALUES = FILE_KINDS.map(({ value }) => value)
