import type { CarForm } from '@/core/car/carForms'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { carIntents } from './carIntents.rules'
import type { Intent } from './intent.rules'
import { isLeadForm, type LeadForm } from './names.rules'
import { ownCarIntents } from './ownCarIntents.rules'
import { pageIntents } from './pageIntents.rules'

import { phrase } from '@/lib/words'

const systemIntents = {
  prize: {
    heading: phrase('Prize'),
    category: 'Spin to win',
    fields: [],
    required: [],
    desk: 'sales',
    terms: false,
    submit: null,
    sent: phrase('your prize'),
    next: '',
  },
} as const satisfies Record<string, Intent>

const INTENTS: Record<LeadForm, Intent> = {
  ...carIntents,
  ...ownCarIntents,
  ...pageIntents,
  ...systemIntents,
}

export const intentOf = (form: LeadForm): Intent => INTENTS[form]

export const isCarForm = (form: unknown): form is CarForm => isLeadForm(form) && form in carIntents

export const isSystemForm = (form: unknown): boolean => isLeadForm(form) && form in systemIntents

/** False where the tenant switched the feature off, and for a form that no page shows. */
export const isOffered = (form: LeadForm, features: TenantConfig['features']): boolean => {
  const { feature } = INTENTS[form]
  return !isSystemForm(form) && (!feature || features[feature])
}

export const isPageForm = (form: unknown): form is LeadForm =>
  isLeadForm(form) && !isCarForm(form) && !isSystemForm(form)

export const pageFormOf = (requested: unknown, features: TenantConfig['features']): LeadForm =>
  isPageForm(requested) && isOffered(requested, features) ? requested : 'general'
