import type { FieldKind, FieldName } from '@/features/leads/intents/fields.rules'
import type { LeadForm } from '@/features/leads/intents/names.rules'
import type { Option } from '@/features/leads/intents/places.rules'
import type { LeadRules } from '@/features/leads/leadSchema.rules'

/** `Name` limits the names to those of the form's own schema. */
export interface FieldView<Name extends string = string> {
  name: Name
  kind: FieldKind
  label: string
  optional: boolean
  value?: string
  autoComplete?: string
  options?: readonly Option[]
  hint?: string
  /** Takes half a row although its kind usually takes a whole one. */
  short?: true
  placeholder?: string
  /** Offered while typing; other text is accepted too. */
  suggestions?: readonly string[]
}

export interface EnquiryView {
  /** Prefix of the field ids, different for each form of a page. */
  uid: string
  form: LeadForm
  heading: string
  rules: LeadRules
  hidden: readonly (readonly [name: string, value: string])[]
  fields: readonly FieldView<FieldName>[]
  /** Asked on the page, outside the form. */
  elsewhere?: readonly FieldName[]
  /** Null when the tenant config hides it. */
  optIn: { label: string; checked: boolean } | null
  terms: string | null
  notice: string
  submit: string
  captcha: boolean
  event: { event_id: number; [parameter: string]: string | number | null }
}

/** What stands elsewhere on the page names it to belong to it. */
export const formId = ({ uid }: Pick<EnquiryView, 'uid'>): string => `form-${uid}`

/** Field names are those of the lead and may have spaces; ids may not. */
export const fieldId = ({ uid }: Pick<EnquiryView, 'uid'>, name: string): string =>
  `${uid}-${name.replaceAll(' ', '_')}`
