/** The facts of a car as words, for the slots of the patterns. */
import { listedAnd } from '@/lib/text'
import type { Lived } from '../condition'
import type { Note } from '../notes'
import type { Random } from '../random'
import type { StockCar } from '../stockCar'
import type { Facts, Voice } from './types'

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const figure = (value: number) => value.toLocaleString('en-AU')
const unit = (value: number | null | undefined, name: string) =>
  value ? `${figure(value)} ${name}` : undefined
const metres = (mm: number | null | undefined) => (mm ? `${(mm / 1000).toFixed(2)} m` : undefined)
/** `Apple CarPlay`, `LED` and `ISOFIX` keep their capitals. */
const within = (name: string) =>
  /^(?:[A-Z]{2}|Apple|Bluetooth|\d)/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)

/** Of a car's equipment, what not every car has. */
const PLAIN =
  /camera|bluetooth|cruise control|air conditioning|power windows|socket|alarm|extinguisher|gas bottles|plate|seats$/i

function kitOf(random: Random, { features }: StockCar): string | undefined {
  const special = (features ?? []).filter((name) => !PLAIN.test(name))
  return special.length < 4 ? undefined : listedAnd(random.some(special, 3).map(within))
}

const ofEngine = ({ variant, engine_size_litres, trans, simple_fuel }: StockCar): Facts => ({
  litres:
    simple_fuel === 'Electric' || !engine_size_litres ? undefined : `${engine_size_litres.toFixed(1)}-litre`,
  fuel: simple_fuel?.toLowerCase(),
  economy: variant?.fuelconsumptioncombined ? `${variant.fuelconsumptioncombined} L/100 km` : undefined,
  tank: unit(variant?.fuelcapacity, 'L'),
  torque: unit(variant?.torque, 'Nm'),
  gearbox: /^(?:[4-9]|10) Speed (?:Automatic|Manual)$/.test(trans ?? '')
    ? trans?.replace(' Speed ', '-speed ').toLowerCase()
    : undefined,
  length: metres(variant?.vehiclelength),
  width: metres(variant?.vehiclewidth),
  height: metres(variant?.vehicleheight),
})

function ofRig({ specifications: s }: StockCar): Facts {
  const payload = (s?.aggregate_trailer_mass ?? 0) - (s?.tare_weight ?? 0)
  return {
    tare: unit(s?.tare_weight, 'kg'),
    atm: unit(s?.aggregate_trailer_mass, 'kg'),
    payload: s?.tare_weight && payload > 0 ? unit(payload, 'kg') : undefined,
    berths: NUMBERS[Number(s?.sleeps ?? 0)] || undefined,
    inside: typeof s?.body_length === 'number' ? metres(s.body_length) : undefined,
  }
}

export function slotsOf(random: Random, { near }: Voice, car: StockCar, note: Note, lived: Lived): Facts {
  const places = near[car.city ?? ''] ?? []
  const { measures } = lived
  return {
    km: unit(car.km, 'km'),
    make: car.make,
    model: car.model,
    badge: car.badge ?? undefined,
    colour: car.colour?.toLowerCase(),
    city: car.city ?? undefined,
    suburb: places.length ? random.pick(places) : undefined,
    seats: NUMBERS[car.seats ?? 0] || undefined,
    doors: NUMBERS[car.doors ?? 0] || undefined,
    kit: kitOf(random, car),
    tow: note.tow >= 1500 ? unit(note.tow, 'kg') : undefined,
    last_km: unit(lived.facts.service?.last_km, 'km'),
    next_km: unit(lived.facts.service?.next_km, 'km'),
    ...ofEngine(car),
    ...ofRig(car),
    ...measures,
  }
}
