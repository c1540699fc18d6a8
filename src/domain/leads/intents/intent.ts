import type { TenantConfig } from '@/domain/tenant/tenantConfig'
import type { FieldName } from './fields'

/** Who answers; this decides which locations a shopper can choose. `any`: all, with their department. */
export type Desk = 'sales' | 'service' | 'parts' | 'any'

export interface Intent {
  /** Title of the dialog or the section. */
  heading: string
  category: string
  subcategory?: string
  /** In the order of the form. Dealership and location are left out where they are known. */
  fields: readonly FieldName[]
  /** Whether the message is required is the tenant's own rule. */
  required: readonly FieldName[]
  /** Required by the page alone: a call may leave it out. */
  wanted?: readonly FieldName[]
  labels?: Partial<Record<FieldName, string>>
  desk: Desk
  /** Asks the shopper to agree to the terms of use. */
  terms: boolean
  /** First words of the message box. `car`: `2023 Toyota RAV4`. */
  message?: (car: string) => string
  /** Null: the tenant's own label. */
  submit: string | null
  /** Where the tenant switched this off, the form is closed. */
  feature?: keyof TenantConfig['features']
  /** Completes "Harbour Toyota has …". */
  sent: string
  /** What happens next, before the tenant's promise of a reply. */
  next: string
}

export const CONTACT = ['name', 'email', 'phone'] as const
