import type { CarField } from '@/core/car/field'
import { CAR_FIELDS } from '@/core/car/fields'
import { PRICE_TYPE_WORDS } from '@/core/dealer/country/priceTypeWords'
import { STATUS_WORDS } from '@/core/car/statusWords'
import { capital } from '@/lib/text'

/** Labels that the rule below would get wrong; the stored name cannot change. */
const WORDS: Record<string, string> = {
  ...STATUS_WORDS,
  ...PRICE_TYPE_WORDS,
  km: CAR_FIELDS.km.label,
  adf: 'ADF (for a lead system)',
  cents: 'Amount',
  see: 'Wants to see it',
  money: 'Deposit',
  paid_at: 'Paid',
  rego: 'Number plate',
  regoState: 'Plate state',
  stocknum: CAR_FIELDS.stocknum.label,
  car_type: CAR_FIELDS.car_type.label,
  image_url: 'Picture address (used when no picture is chosen)',
  photo_url: 'Photo address (used when no photo is chosen)',
  seo: 'Search engines and sharing',
  href: 'Link',
  display: 'Shown in lists of',
  strictDisplay: 'Only in lists of that kind',
  excluded_website_ids: 'Dealer sites that do not show it',
  opt_in: 'Marketing agreed',
  opt_in_finance: 'Asks about finance',
  opt_in_trade: 'Has a trade-in',
  user_agent: 'Browser',
  isLastStep: 'Last step reached',
  rule_tag: 'Tag from a rule',
  rule_rank: 'Place in lists, from a rule',
  lead_id: 'Reference',
  responded_at: 'First answer',
  noindex: 'Hide from search engines',
  url: 'Page',
  manufacturer_body: 'Category tab',
  override_url: 'Custom URL',
  from_price: 'New from',
  primary: 'Main location',
  visible: 'Show on the website',
  coming_late: 'Opens in future (text)',
  api: 'API',
  pos: 'Order',
  position: 'Position in the list',
  via: 'Came via',
  diff: 'What changed',
  doc_title: 'Title',
  entity: 'Kind',
}

export const labelOf = (name: string): string => {
  const words = name
    .replace(/_id$/, '')
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_all, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .trim()
  return WORDS[name] ?? capital(words)
}

const CAR_LABELS = new Map(Object.entries<CarField>(CAR_FIELDS).map(([name, { label }]) => [name, label]))
export const carLabelOf = (name: string): string => CAR_LABELS.get(name) ?? labelOf(name)

/** `variant`, `ancaprating` -> `ANCAP stars`: a fact within an object, of a car. */
export function carPartLabelOf(name: string, part: string): string {
  const field = Object.entries<CarField>(CAR_FIELDS).find(([one]) => one === name)?.[1]
  return (field?.type === 'object' ? field.fields[part]?.label : undefined) ?? labelOf(part)
}
