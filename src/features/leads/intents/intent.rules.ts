import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { FieldName } from './fields.rules'

/** Who answers; this decides which locations a shopper can choose. `any`: all, with their department. */
export type Desk = 'sales' | 'service' | 'parts' | 'any'

export interface Intent {
  heading: string
  category: string
  subcategory?: string
  /** In the order of the form. */
  fields: readonly FieldName[]
  /** Whether the message is required is the tenant's own rule. */
  required: readonly FieldName[]
  /** Required by the page alone: a call may leave it out. */
  wanted?: readonly FieldName[]
  labels?: Partial<Record<FieldName, string>>
  desk: Desk
  terms: boolean
  /** First words of the message box. `car`: `2023 Toyota RAV4`. */
  message?: (car: string) => string
  /** Null: the tenant's own label. */
  submit: string | null
  /** Where the tenant switched this off, the form is closed. */
  feature?: keyof TenantConfig['features']
  /** Completes "Harbour Toyota has …". */
  sent: string
  next: string
}

export const CONTACT = ['name', 'email', 'phone'] as const
