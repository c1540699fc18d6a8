import { slugify } from '@/lib/slugify'

/** Accessories that the workshops fit, with the fitted price. */
const ANY = [
  'Rubber floor mats, set of four | $215',
  'Dash camera, front and rear | $789 fitted',
  'Window tint, all round | $549 fitted',
  'Boot liner | $235',
  'Weather shields, front pair | $189 fitted',
  'Roof racks | $495 fitted',
  'Mud flaps, front and rear | $179 fitted',
  'Seat covers, front pair | $330 fitted',
  'Bonnet protector | $265 fitted',
  'Reverse parking sensors | $460 fitted',
  'Roof pod, 420 litres | $890',
  'Paint protection film, front | $990 fitted',
]
const TOWING = [
  'Tow bar with wiring | $1,290 fitted',
  'Electric brake controller | $540 fitted',
  'Cargo barrier | $860 fitted',
  'Side steps | $1,150 fitted',
  'Awning, 2.5 m | $720 fitted',
  'Recovery points, front | $480 fitted',
  'Snorkel | $890 fitted',
  'Second battery with charger | $1,690 fitted',
]
const TRAY = [
  'Tub liner | $545 fitted',
  'Hard tonneau cover | $2,790 fitted',
  'Soft tonneau cover | $690 fitted',
  'Canopy with side windows | $4,290 fitted',
  'Tow bar with wiring | $1,290 fitted',
  'Electric brake controller | $540 fitted',
  'Bull bar, colour coded | $3,490 fitted',
  'Snorkel | $890 fitted',
  'Side steps | $1,150 fitted',
  'Ladder rack | $760 fitted',
]
const CARGO = [
  'Bulkhead | $1,190 fitted',
  'Ply lining, floor and walls | $980 fitted',
  'Shelving, driver’s side | $1,450 fitted',
  'Tow bar with wiring | $1,290 fitted',
]

const OWN: Readonly<Record<string, readonly string[] | undefined>> = {
  Ute: TRAY,
  Van: CARGO,
  '4WD': TOWING,
  SUV: TOWING.slice(0, 5),
}

/** `tools/demo-stock/drawings` has one for each name. */
const drawingOf = (line: string) => slugify(line.split(/[,|]/, 1)[0] ?? '')

export const accessoriesOf = (body: string | undefined, count: number): string[] =>
  [...(OWN[body ?? ''] ?? []), ...ANY]
    .slice(0, count)
    .map((line) => `${line} | /media/assets/harbour-toyota/accessories/${drawingOf(line)}.svg`)
