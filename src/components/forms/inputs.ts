import type { ComponentProps } from 'react'
import type { FieldKind } from '@/features/leads/intents/fields.rules'

/** Text is cut only where no valid value is longer. */
export const INPUTS: Partial<Record<FieldKind, ComponentProps<'input'>>> = {
  text: { type: 'text', maxLength: 120 },
  email: { type: 'email', maxLength: 254, spellCheck: false, autoCapitalize: 'none' },
  phone: { type: 'tel', maxLength: 40 },
  postcode: { type: 'text', inputMode: 'numeric', maxLength: 4, pattern: '[0-9]{4}' },
  plate: { type: 'text', maxLength: 12, autoCapitalize: 'characters', spellCheck: false },
  number: { type: 'text', inputMode: 'numeric', maxLength: 12 },
  money: { type: 'text', inputMode: 'decimal', maxLength: 20 },
  time: { type: 'datetime-local' },
}

const SHORT: readonly FieldKind[] = ['email', 'phone', 'postcode', 'plate', 'number']
export const isShort = (kind: FieldKind): boolean => SHORT.includes(kind)
