import type { Shape } from '../pictures'

export type Fuel = 'Petrol' | 'Premium' | 'Diesel' | 'Hybrid' | 'Plug-in' | 'Electric'

export interface Engine {
  fuel: Fuel
  litres: number | null
  cylinders: number | null
  drive: string
  gearbox: string
  /** L/100 km combined; null for electric cars. */
  consumption: number | null
  /** Nm */
  torque: number
  /** Litres of fuel; null for electric cars. */
  tank: number | null
  turbo: boolean
}

/** [badge, drive-away price when new today, engine, equipment level 1 to 4]; seats when they differ from the model's. */
export type Badge = [name: string, price: number, engine: string, level: 1 | 2 | 3 | 4, seats?: number]

/** One generation of a model. */
export interface Model {
  make: string
  model: string
  series: string
  body: string
  shape: Shape
  years: [number, number]
  seats: number
  doors: number
  /** Length, width, height in mm. */
  size: [number, number, number]
  /** Gross vehicle mass in kg. */
  gvm: number
  /** Stars and the year of the test; absent when untested. */
  ancap?: [number, number]
  /** Braked towing in kg. */
  tow: number
  wmi: string
  engines: Record<string, Engine>
  badges: Badge[]
}

const engine =
  (fuel: Fuel, turbo: boolean) =>
  (
    litres: number,
    cylinders: number,
    drive: string,
    gearbox: string,
    consumption: number,
    torque: number,
    tank: number,
  ): Engine => ({ fuel, litres, cylinders, drive, gearbox, consumption, torque, tank, turbo })

export const petrol = engine('Petrol', false)
export const turbo = engine('Petrol', true)
export const premium = engine('Premium', false)
export const premiumTurbo = engine('Premium', true)
export const diesel = engine('Diesel', true)
export const hybrid = engine('Hybrid', false)
export const plugIn = engine('Plug-in', false)
export const electric = (drive: string, torque: number): Engine => ({
  fuel: 'Electric',
  litres: null,
  cylinders: null,
  drive,
  gearbox: '1 Speed Automatic',
  consumption: null,
  torque,
  tank: null,
  turbo: false,
})
