import { formatMoney, formatNumber } from '@/core/money/format'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { Car } from '@/core/car/car'
import type { ModelView, StoredPlan } from '@/core/dealer/views'
import { specRows, type SpecRow } from '@/core/car/specs'
import { phrase, t } from '@/lib/words'

export interface ServicePlan {
  /** Dollars for each service. */
  amount: number
  years: number
  services: number
  months: number
  /** Kilometres between services. */
  km: number
  /** Kilometres after which the plan ends. */
  range: number
}

const STANDARD: ServicePlan = { amount: 250, years: 5, services: 5, months: 12, km: 15_000, range: 75_000 }
const WORK: Partial<ServicePlan> = {
  amount: 290,
  years: 3,
  services: 6,
  months: 6,
  km: 10_000,
  range: 60_000,
}
const HEAVY: Partial<ServicePlan> = { years: 5, services: 10, months: 6, km: 10_000, range: 100_000 }

const BY_MODEL: Record<string, Partial<ServicePlan>> = {
  coaster: { ...WORK, amount: 485 },
  hiace: WORK,
  granvia: WORK,
  hilux: WORK,
  fortuner: WORK,
  'landcruiser prado': { ...HEAVY, amount: 390 },
  'landcruiser 70': { ...HEAVY, amount: 525 },
  'landcruiser 79': { ...HEAVY, amount: 525 },
  'landcruiser 300': { ...HEAVY, amount: 400 },
  landcruiser: { ...HEAVY, amount: 400 },
  tundra: { ...HEAVY, amount: 400 },
  bz4x: { amount: 180 },
  'corolla sedan': { amount: 245 },
  'corolla hatch': { amount: 245 },
  corolla: { amount: 245 },
  yaris: { amount: 245 },
  camry: { amount: 255 },
  'yaris cross': { amount: 250 },
  'c-hr': { amount: 250 },
  'corolla cross': { amount: 250 },
  rav4: { amount: 260 },
  kluger: { amount: 265 },
}

export const servicePlan = (model: string): ServicePlan => ({
  ...STANDARD,
  ...BY_MODEL[model.trim().toLowerCase()],
})

const bounds = ({ months, km, range }: ServicePlan) => ({
  interval: t('{months} months or {km} km', { months, km: formatNumber(km) }),
  range: t('{km} km, whichever comes first', { km: formatNumber(range) }),
})

const inWords = ({ amount, services, years, interval, range }: StoredPlan): string =>
  t('{amount} for each of the first {services} services, over {years} years{range}. One every {interval}.', {
    amount: formatMoney(amount),
    services,
    years,
    range: range ? ` ${t('or {range}', { range })}` : '',
    interval,
  })

type Serviced = Pick<ModelView, 'name' | 'manufacturer' | 'status' | 'service_advantage'>

/** Models of the dealer's make that can be ordered, and any model with a plan of its own. */
export const hasPlan = (
  model: Serviced,
  config: Pick<TenantConfig, 'serviceAdvantage' | 'manufacturer'>,
): boolean =>
  Boolean(model.service_advantage) ||
  (config.serviceAdvantage &&
    model.status === 'current' &&
    (!model.manufacturer || model.manufacturer === config.manufacturer?.name))

type Planned = Pick<Serviced, 'name' | 'service_advantage'>

/** What staff stored with the model, else the line of the table. */
function storedPlan({ name, service_advantage }: Planned): StoredPlan {
  if (service_advantage) return service_advantage
  const plan = servicePlan(name)
  return { ...plan, ...bounds(plan) }
}

type Sold = Pick<Car, 'make' | 'model' | 'car_type'>

/** The car's model, from the dealer's own page about it. */
export const modelOfCar = (models: readonly ModelView[], { make, model }: Sold): ModelView | null =>
  models.find(
    ({ name, manufacturer }) =>
      name.toLowerCase() === model.toLowerCase() &&
      (!manufacturer || manufacturer.toLowerCase() === make.toLowerCase()),
  ) ?? null

/** What the plan of a car goes by: those of the dealer's make have one, unless they are used. */
export const plannedOf = (
  { make, model, car_type }: Sold,
  own: ModelView | null,
  { serviceAdvantage, manufacturer }: Pick<TenantConfig, 'serviceAdvantage' | 'manufacturer'>,
): Planned | null =>
  serviceAdvantage && make === manufacturer?.name && car_type !== 'used' ? (own ?? { name: model }) : null

export interface ModelPlan {
  amount: number
  /** Dollars, the mean of its years. */
  yearly: number
  text: string
}

export const modelPlan = (model: Planned): ModelPlan => {
  const plan = storedPlan(model)
  const { amount, services, years } = plan
  return { amount, yearly: Math.round((amount * services) / Math.max(1, years)), text: inWords(plan) }
}

export const planRows = (model: Planned): SpecRow[] => {
  const { amount, services, years, interval, range } = storedPlan(model)
  return specRows([
    [phrase('Each service'), amount, () => formatMoney(amount)],
    [phrase('Services'), services],
    [phrase('One every'), interval],
    [phrase('For'), t('{years} years', { years }) + (range ? ` ${t('or {range}', { range })}` : '')],
  ])
}

/** Dollars a year for servicing a car; null without a plan. */
export function yearlyPlan(
  car: Sold,
  own: ModelView | null,
  config: Parameters<typeof plannedOf>[2],
): number | null {
  const planned = plannedOf(car, own, config)
  return planned && modelPlan(planned).yearly
}
