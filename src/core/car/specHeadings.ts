import { phrase } from '@/lib/words'

export const SPEC_HEADINGS = {
  drive: phrase('Engine and drive'),
  size: phrase('Size and body'),
  weight: phrase('Weight and towing'),
  safety: phrase('Safety'),
  identity: phrase('Identity'),
} as const

export const COMPARE_HEADINGS = {
  price: phrase('Price'),
  car: phrase('The car'),
  history: phrase('Condition and history'),
  performance: phrase('Performance'),
  size: phrase('Size and weight'),
  safety: phrase('Safety'),
  place: phrase('Where it is'),
} as const

export interface Spec {
  label: string
  under: keyof typeof SPEC_HEADINGS
  compared: keyof typeof COMPARE_HEADINGS
}
