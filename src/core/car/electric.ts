import { formatKm } from '@/core/money/format'
import { phrase, t } from '@/lib/words'
import type { Car } from './car'
import { specRows, type SpecRow } from './specs'

type Electric = Pick<Car, 'simple_fuel' | 'variant'>

const PLUG = /electric|plug.?in/i
export const hasPlug = ({ simple_fuel }: Pick<Car, 'simple_fuel'>): boolean => PLUG.test(simple_fuel ?? '')

const unit =
  (name: string) =>
  (value: string): string =>
    `${value} ${name}`

export const electricRows = (car: Electric): SpecRow[] => {
  if (!hasPlug(car)) return []
  const v = car.variant
  return specRows([
    [phrase('Battery'), v?.battery_kwh, unit('kWh')],
    [phrase('Electric range (WLTP)'), v?.electric_range, (value) => formatKm(Number(value))],
    [phrase('Home charging (AC)'), v?.ac_charge_kw, (value) => t('up to {value} kW', { value })],
    [phrase('Fast charging (DC)'), v?.dc_charge_kw, (value) => t('up to {value} kW', { value })],
    [phrase('10 to 80% at a fast charger'), v?.charge_minutes, (value) => t('about {value} min', { value })],
    [phrase('Connector'), v?.charge_connector],
    [phrase('Electric use'), v?.consumption_kwh, unit('kWh/100 km')],
  ])
}
