import { isSold } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import { carNoun } from '@/core/car/noun'
import { formatMoney } from '@/core/money/format'
import { fieldOf, type FieldName } from '@/features/leads/intents/fields.rules'
import type { Intent } from '@/features/leads/intents/intent.rules'
import { intentOf } from '@/features/leads/intents/intents.rules'
import { eventParameters, leadEvent } from '@/features/leads/leadEvents.rules'
import { leadRules } from '@/features/leads/leadSchema.rules'
import type { Site } from '@/core/dealer/views'
import { t } from '@/lib/words'
import { carFacts } from './carFacts'
import { choicesFor } from './choices'
import type { EnquiryOptions } from './enquiryOptions'
import type { EnquiryView, FieldView } from './view'

const nameOf = (car: Car): string => `${car.year} ${car.make} ${car.model}`

const isRequired = (name: FieldName, intent: Intent, messageRequired: boolean): boolean =>
  [...intent.required, ...(intent.wanted ?? [])].some((one) => one === name) &&
  (name !== 'message' || messageRequired)

const headingOf = ({ site, form, car }: EnquiryOptions, { heading }: Intent): string => {
  if (car && form === 'enquiry') return site.config.labels.enquire
  return car ? t(heading).replace('this car', `this ${carNoun(car).toLowerCase()}`) : t(heading)
}

/** A tick of interest is shown where the tenant has the feature and the car is for sale; a caravan has no odometer. */
const isShown = (name: FieldName, site: Site, car: Car | null): boolean => {
  const { features, forms } = site.config
  if (name === 'opt_in_trade') return features.tradeIn && car !== null && !isSold(car)
  if (name === 'opt_in_finance') return features.finance && car !== null && !isSold(car)
  if (name === 'trade_length' || name === 'trade_weight') return !forms.odometer
  return name !== 'km' || forms.odometer
}

function fieldView(name: FieldName, options: EnquiryOptions, messageRequired: boolean): FieldView<FieldName> {
  const { form, car = null } = options
  const intent = intentOf(form)
  const { missing: _stated, label, options: words, ...field } = fieldOf(name)
  const message = options.message ?? (car ? (intent.message?.(nameOf(car)) ?? '') : '')
  return {
    ...field,
    name,
    label: t(intent.labels?.[name] ?? label),
    optional: !isRequired(name, intent, messageRequired),
    options: words?.map((word) => ({ value: word, label: t(word) })),
    ...(name === 'message' ? { value: message } : {}),
    ...(options.values?.[name] ? { value: options.values[name] } : {}),
    ...(name === 'offer_from_client' && car?.price ? { placeholder: formatMoney(car.price) } : {}),
  }
}

export function enquiryView(options: EnquiryOptions): EnquiryView {
  const { site, form, car = null, subcategory, known = {}, elsewhere = [], pageId, uid } = options
  const { config } = site
  const intent = intentOf(form)
  const rules = leadRules(site, form)
  const wanted = intent.wanted?.filter((name) => isShown(name, site, car))
  const choices = choicesFor(options, intent)
  const answered = new Map<string, string>([
    ...(car ? carFacts(car) : []),
    ...choices.known,
    ...Object.entries(known),
  ])
  const fields = intent.fields
    .filter((name) => !answered.has(name) && !elsewhere.includes(name) && isShown(name, site, car))
    .map((name) => fieldView(name, options, rules.messageRequired))
    .flatMap((field) => {
      const offered = choices.requested.get(field.name)
      if (offered) return [{ ...field, optional: false, options: offered }]
      return choices.names.includes(field.name) ? [] : [field]
    })
  return {
    uid: uid ?? `f-${form}`,
    form,
    heading: headingOf(options, intent),
    rules: { ...rules, locationRequired: choices.requested.has('location'), wanted },
    hidden: [
      ...answered,
      ...(subcategory ? [['subcategory', subcategory] satisfies [string, string]] : []),
      ...(pageId ? [['page_id', pageId] satisfies [string, string]] : []),
      ...(config.features.autogauge ? [['autogauge_enabled', 'true'] satisfies [string, string]] : []),
    ],
    fields,
    ...(elsewhere.length > 0 && { elsewhere }),
    optIn: config.consent.optInHidden
      ? null
      : { label: config.consent.marketing, checked: config.consent.optInDefault },
    terms: intent.terms ? config.consent.terms : null,
    notice: config.consent.notice,
    submit: options.submit ?? (intent.submit && t(intent.submit)) ?? config.labels.submit,
    captcha: config.forms.captcha,
    event: { event_id: leadEvent({ form, subcategory }, car), ...(car ? eventParameters(car) : {}) },
  }
}
