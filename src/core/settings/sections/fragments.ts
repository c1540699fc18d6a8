import type { SettingField } from '@/core/settings/field'

export const CAR_TYPES = { new: 'New', used: 'Used', demo: 'Demo' } as const

export const carTypes = (help?: string): SettingField => ({
  path: 'carTypes',
  label: 'For which cars',
  ...(help ? { help } : {}),
  words: CAR_TYPES,
})

export const LINK: readonly SettingField[] = [
  { path: 'label', label: 'Text' },
  { path: 'href', label: 'Link', as: 'link' },
  { path: 'note', label: 'Line below' },
]
