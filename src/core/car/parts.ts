import { int, measure, OF_KM, required, text, words } from './kinds'
import type { FieldTable } from './field'

const web = { type: 'url' } as const
const figure = { type: 'number' } as const

/**
 * `tag`: `imperfection` is a close-up of a flaw, `dot_x` and `dot_y` its position in per cent; `spin` a frame of a
 * turntable; `panorama` the view all around from inside.
 */
export const IMAGE = {
  image: { type: 'object', fields: { url: { ...web, ...required } }, ...required },
  alt: text(300),
  tag: text(40),
  dot_x: measure(100),
  dot_y: measure(100),
} as const satisfies FieldTable

export const LOCATION = {
  name: { ...text(120), ...required },
  slug: { ...text(120), ...required, label: 'Short name' },
  phone: text(40),
  address: {
    type: 'object',
    fields: {
      street: text(200),
      city: text(100),
      state: text(50),
      postcode: text(10),
      place_url: web,
      id: { ...text(200), label: 'Number of the address' },
      map_key: { ...text(200), label: 'Code on the map' },
    },
  },
  distribution_locations: words(120, 50),
} as const satisfies FieldTable

const length = measure(100_000)
export const SPECIFICATIONS = {
  body_width: { ...length, label: 'Body width (mm)' },
  body_length: { ...length, label: 'Body length (mm)' },
  tare_weight: { ...length, label: 'Tare (kg)' },
  axle_type: { ...text(80), label: 'Axles' },
  sleeps: int(0, 50),
  aggregate_trailer_mass: { ...length, label: 'Aggregate trailer mass (kg)' },
  ball_weight: { ...length, label: 'Ball weight when empty (kg)' },
} as const satisfies FieldTable

export const VARIANT = {
  cylinders: int(0, 24),
  enginesize: { ...measure(20_000), label: 'Engine size' },
  enginesize_litres: { ...measure(30), label: 'Engine size (litres)' },
  induction: text(80),
  geartype: { ...text(80), label: 'Gears' },
  fuelconsumptioncombined: { ...measure(200), label: 'Litres per 100 km' },
  fuelcapacity: { ...measure(5_000), label: 'Tank (litres)' },
  grossvehiclemass: { ...length, label: 'Gross mass (kg)' },
  vehiclelength: { ...length, label: 'Length (mm)' },
  vehicleheight: { ...length, label: 'Height (mm)' },
  vehiclewidth: { ...length, label: 'Width (mm)' },
  torque: { ...measure(20_000), label: 'Torque (Nm)' },
  ancaprating: { ...measure(5), label: 'ANCAP stars' },
  ancapyear: { ...int(1990, 2100), label: 'ANCAP year' },
  bodyconfiguration: { ...text(120), label: 'Body in full' },
  kerb_weight: { ...length, label: 'Kerb weight (kg)' },
  braked_towing: { ...length, label: 'Braked towing (kg)' },
  battery_kwh: { ...measure(500), label: 'Battery (kWh)' },
  electric_range: { ...measure(2_000), label: 'Electric range (km by WLTP)' },
  consumption_kwh: { ...measure(100), label: 'kWh per 100 km' },
  ac_charge_kw: { ...measure(100), label: 'AC charging (kW)' },
  dc_charge_kw: { ...measure(1_000), label: 'DC charging (kW)' },
  charge_minutes: { ...measure(1_000), label: 'Minutes for 10 to 80 % DC' },
  charge_connector: { ...text(60), label: 'Charging connector' },
} as const satisfies FieldTable

const kilometres = int(0, 2_000_000, OF_KM)
export const SERVICE = {
  books: { ...text(120), label: 'Service books' },
  last_date: { type: 'date', label: 'Last service on' },
  last_km: { ...kilometres, label: 'Last service at (km)' },
  next_date: { type: 'date', label: 'Next service by' },
  next_km: { ...kilometres, label: 'Next service at (km)' },
} as const satisfies FieldTable

export const INSPECTION = {
  date: { type: 'date', label: 'Inspected on' },
  by: { ...text(120), label: 'Inspected by' },
  points: { ...int(0, 1_000), label: 'Number of points' },
} as const satisfies FieldTable

export const MARKET_PRICES = {
  state_average_market_price: { type: 'dollars', label: 'Average in this state ($)' },
  average_market_price: { type: 'dollars', label: 'Average in the country ($)' },
} as const satisfies FieldTable

export const LENDER = {
  interestRate: { ...figure, required: 'nullable' },
  comparisonRate: { ...figure, required: 'nullable' },
  paymentWeek: figure,
  paymentMonth: figure,
  termMonths: figure,
  termYears: figure,
  deposit: figure,
  balloon: figure,
  disclaimer: text(5_000),
} as const satisfies FieldTable
