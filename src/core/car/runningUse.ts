import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { Car } from './car'
import { hasPlug } from './electric'
import { type Energy, runningCost } from './runningCost'

interface Config {
  features: Pick<TenantConfig['features'], 'runningCosts'>
}
export interface RunningUse {
  energy: Energy
  /** kWh or litres for 100 km, as measured in the laboratory. */
  use: number
}

/**
 * Null without a figure, and for plug-in hybrids: their litres are measured with a full battery, and say nothing of a year.
 */
export function runningUse(
  { simple_fuel: fuel, variant }: Pick<Car, 'simple_fuel' | 'variant'>,
  { features }: Config,
): RunningUse | null {
  if (!features.runningCosts || !fuel) return null
  const isElectric = fuel === 'Electric'
  if (!isElectric && (hasPlug({ simple_fuel: fuel }) || !/^(?:petrol|diesel|hybrid)/i.test(fuel))) return null
  const use = Number(isElectric ? variant?.consumption_kwh : variant?.fuelconsumptioncombined)
  const energy = isElectric ? 'power' : /diesel/i.test(fuel) ? 'diesel' : 'petrol'
  return use > 0 ? { energy, use } : null
}

interface Driven {
  /** Kilometres a year. */
  km: number
  cents: Record<Energy, number>
}

/** Dollars a year for fuel or power; null where the use is not known. */
export function yearOfEnergy(
  car: Pick<Car, 'simple_fuel' | 'variant'>,
  config: Config,
  { km, cents }: Driven,
): number | null {
  const found = runningUse(car, config)
  return found && runningCost(found.use, { km, cents: cents[found.energy], fixed: 0 })
}
