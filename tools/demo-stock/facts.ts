/** What a car's engine and generation say about it, under the field names of the stock feed. */
import type { Engine, Model } from './catalogue/types'

const FUELS = {
  Petrol: ['Petrol', 'Petrol - Unleaded ULP'],
  Premium: ['Petrol', 'Petrol - Premium ULP'],
  Diesel: ['Diesel', 'Diesel'],
  Hybrid: ['Hybrid', 'Petrol and electric'],
  'Plug-in': ['Plug-in hybrid', 'Petrol and electric, plug-in'],
  Electric: ['Electric', 'Electric'],
} as const
const CONFIGURATIONS: Record<string, string> = {
  Ute: 'Dual cab pick-up',
  Van: 'Panel van',
  Wagon: 'Station wagon',
  '4WD': 'Five-door wagon',
  SUV: 'Five-door wagon',
  'People Mover': 'Five-door people mover',
}

export function engineFacts(engine: Engine) {
  const [simple_fuel, fuel] = FUELS[engine.fuel]
  return {
    simple_fuel,
    fuel,
    trans: engine.gearbox,
    simple_transmission: engine.gearbox.includes('Manual') ? 'Manual' : 'Automatic',
    drive: engine.drive.replace('4X', '4x'),
    cylinders: engine.cylinders,
    engine_size_litres: engine.litres,
    engine_size: engine.litres === null ? null : `${engine.litres.toFixed(1)}L`,
  }
}

export function variantFacts(model: Model, engine: Engine) {
  const [vehiclelength, vehiclewidth, vehicleheight] = model.size
  return {
    cylinders: engine.cylinders,
    enginesize: engine.litres === null ? null : Math.round(engine.litres * 1000) - 2,
    enginesize_litres: engine.litres,
    induction: engine.litres === null ? null : engine.turbo ? 'Turbo intercooled' : 'Naturally aspirated',
    geartype: engine.gearbox,
    fuelconsumptioncombined: engine.consumption,
    fuelcapacity: engine.tank,
    grossvehiclemass: model.gvm,
    vehiclelength,
    vehiclewidth,
    vehicleheight,
    torque: engine.torque,
    ancaprating: model.ancap?.[0] ?? null,
    ancapyear: model.ancap?.[1] ?? null,
    bodyconfiguration:
      CONFIGURATIONS[model.body] ??
      `${model.doors === 2 ? 'Two' : model.doors === 3 ? 'Three' : model.doors === 4 ? 'Four' : 'Five'}-door ${model.body.toLowerCase()}`,
  }
}
