import type { LeadForm, LeadRules } from '@/domain/leads/leadSchema'

export interface Option {
  value: string
  label: string
}

/** Everything one enquiry form shows and sends, made on the server by `enquiryView`. */
export interface EnquiryView {
  /** Beginning of the field ids; two forms on a page differ in it. */
  uid: string
  form: LeadForm
  rules: LeadRules
  /** Sent along hidden: the car, the location, the subcategory. */
  hidden: readonly (readonly [name: string, value: string])[]
  message: string
  /** Dollars, shown in the offer's box; null where no offer is asked. */
  offer: string | null
  booking: boolean
  categories: readonly Option[]
  dealerships: readonly Option[]
  locations: readonly Option[]
  trade: boolean
  finance: boolean
  /** The marketing tick; null where the dealer asks nothing. Never ticked unless the dealer says so. */
  optIn: { label: string; checked: boolean } | null
  terms: string | null
  notice: string
  submit: string
  captcha: boolean
  /** Pushed to the tag manager when the lead is stored. */
  event: { event_id: number; [parameter: string]: string | number | null }
  /** For the thank-you page. */
  about: string
  promise: string
}
