import type { LeadForm, LeadRules } from '@/domain/leads/leadSchema'

export interface Option {
  value: string
  label: string
}

export interface EnquiryView {
  /** Prefix of the field ids, different for each form of a page. */
  uid: string
  form: LeadForm
  rules: LeadRules
  hidden: readonly (readonly [name: string, value: string])[]
  message: string
  offer: string | null
  booking: boolean
  categories: readonly Option[]
  dealerships: readonly Option[]
  locations: readonly Option[]
  trade: boolean
  finance: boolean
  /** Marketing consent; null when the tenant config hides it. Ticked only when the config says so. */
  optIn: { label: string; checked: boolean } | null
  terms: string | null
  notice: string
  submit: string
  captcha: boolean
  event: { event_id: number; [parameter: string]: string | number | null }
  about: string
  promise: string
}
