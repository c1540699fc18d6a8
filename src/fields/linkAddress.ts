import type { TextField } from 'payload'
import { linkFault } from '@/core/dealer/links/linkFault'

/** Where a link leads, as an address: chosen from the dealer's pages, or typed. */
export const linkAddress = (name: string, label: string, required = false): TextField => ({
  name,
  label,
  type: 'text',
  required,
  maxLength: 2000,
  validate: (value: unknown) => {
    if (typeof value !== 'string' || value === '') return required ? 'Choose a link.' : true
    return linkFault(value) ?? true
  },
  admin: { components: { Field: '/admin/links/LinkField#LinkField' } },
})
