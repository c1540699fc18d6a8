import { isSold } from '@/domain/car/availability'
import type { Car } from '@/domain/car/car'
import { formatMoney } from '@/domain/format'
import { enquiryEvent, eventParameters, SIMILAR_SUBCATEGORY, testDriveEvent } from '@/domain/leads/leadEvents'
import { stripDepartment } from '@/domain/place/locationNames'
import type { LocationView, Site } from '@/domain/views'
import { leadRules } from '@/domain/leads/leadRules'
import { CATEGORIES, type LeadForm } from '@/domain/leads/leadSchema'
import type { EnquiryView, Option } from './view'

export const PHOTO_MESSAGE = 'Please send photos for this car'

interface EnquiryOptions {
  site: Site
  form: LeadForm
  car?: Car | null
  locations?: readonly LocationView[]
  subcategory?: string
  location_slug?: string
  pageId?: string
  uid?: string
}

const nameOf = (car: Car): string => `${car.year} ${car.make} ${car.model}`

/** A complete default message, which can be sent unchanged. */
export const defaultMessage = (form: LeadForm, car: Car | null): string => {
  if (form === 'photos') return PHOTO_MESSAGE
  if (!car) return ''
  if (isSold(car)) return `I would like to find something similar to this ${nameOf(car)}.`
  if (form === 'test-drive') return `I would like to test drive this ${nameOf(car)}.`
  return form === 'offer' ? '' : `I would like to know more about this ${nameOf(car)}.`
}

const carFields = (car: Car): [string, string][] => [
  ['car_id', car.id],
  ['car_dealership_id', car.dealership_id],
  ['dealership_slug', car.dealership_slug],
  ['stock_number', car.stocknum],
  ['manufacturer_slug', car.make.toLowerCase().replace(/[^a-z0-9]+/g, '-')],
  ['Vehicle Make', car.make],
  ['Vehicle Model', car.model],
  ['car_type', car.car_type],
  ['vehicle_status', car.status],
]

const dealershipOptions = (site: Site): Option[] =>
  site.dealerships.map(({ slug, name }) => ({ value: slug, label: name }))
const locationOptions = (locations: readonly LocationView[]): Option[] =>
  locations
    .filter(({ visible }) => visible)
    .map(({ slug, name }) => ({ value: slug, label: stripDepartment(name) }))

/** A single option is sent as a hidden field. */
const chooser = (
  name: string,
  wanted: boolean,
  options: Option[],
): { shown: Option[]; hidden: [string, string][] } => {
  const [only] = options
  if (!wanted || !only) return { shown: [], hidden: [] }
  return options.length === 1 ? { shown: [], hidden: [[name, only.value]] } : { shown: options, hidden: [] }
}

export function enquiryView({
  site,
  form,
  car = null,
  locations = [],
  subcategory,
  location_slug,
  pageId,
  uid,
}: EnquiryOptions): EnquiryView {
  const { config } = site
  const rules = leadRules(site, form)
  const sold = car !== null && isSold(car)
  const about = subcategory ?? (sold ? SIMILAR_SUBCATEGORY : '')
  const shownLocation = location_slug ?? car?.location?.slug ?? ''
  const dealership = chooser('dealership_slug', config.forms.dealershipField && !car, dealershipOptions(site))
  const location = shownLocation
    ? { shown: [], hidden: [['location', shownLocation] satisfies [string, string]] }
    : chooser('location', config.forms.locationField, locationOptions(locations))
  const withTerms = form !== 'photos' && form !== 'test-drive'
  return {
    uid: uid ?? `f-${form}`,
    form,
    rules,
    hidden: [
      ...(car ? carFields(car) : []),
      ...dealership.hidden,
      ...location.hidden,
      ...(about ? [['subcategory', about] satisfies [string, string]] : []),
      ...(pageId ? [['page_id', pageId] satisfies [string, string]] : []),
    ],
    message: defaultMessage(form, car),
    offer: form === 'offer' ? formatMoney(car?.price ?? 0) : null,
    booking: form === 'test-drive',
    categories:
      form === 'general' ? CATEGORIES.map((category) => ({ value: category, label: category })) : [],
    dealerships: dealership.shown,
    locations: location.shown,
    trade: config.features.tradeIn && car !== null && !sold,
    finance: config.features.finance && car !== null && !sold,
    optIn: config.consent.optInHidden
      ? null
      : { label: config.consent.marketing, checked: config.consent.optInDefault },
    terms: withTerms ? config.consent.terms : null,
    notice: config.consent.notice,
    submit: config.labels.submit,
    captcha: config.forms.captcha,
    event: {
      event_id: form === 'test-drive' ? testDriveEvent(car) : enquiryEvent(car, about),
      ...(car ? eventParameters(car) : {}),
    },
    about: car ? nameOf(car) : '',
    promise: config.forms.replyPromise,
  }
}
