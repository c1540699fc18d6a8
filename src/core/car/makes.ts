import { titleCase } from '@/lib/text'
import { slugify } from '@/lib/slugify'

export const KNOWN_MAKES = [
  'Abarth',
  'Alfa Romeo',
  'Alpine',
  'Aston Martin',
  'Audi',
  'Austin',
  'Avan',
  'Bailey',
  'Bentley',
  'BMW',
  'Bushtracker',
  'Buick',
  'BYD',
  'Cadillac',
  'Caterham',
  'Chery',
  'Chevrolet',
  'Chrysler',
  'Citroen',
  'Coromal',
  'Crusader',
  'Cupra',
  'Daewoo',
  'DAF',
  'Daihatsu',
  'Datsun',
  'Deepal',
  'Denza',
  'Dodge',
  'DS',
  'Ferrari',
  'Fiat',
  'Ford',
  'Foton',
  'FPV',
  'Fuso',
  'GAC',
  'Geely',
  'Genesis',
  'GMC',
  'Goldstream',
  'Great Wall',
  'GWM',
  'Haval',
  'Hino',
  'Holden',
  'Honda',
  'HSV',
  'Hummer',
  'Hyundai',
  'INEOS',
  'Infiniti',
  'Isuzu',
  'Isuzu UTE',
  'Iveco',
  'JAC',
  'Jaecoo',
  'Jaguar',
  'Jayco',
  'Jeep',
  'Kedron',
  'Kenworth',
  'KGM',
  'Kia',
  'Koenigsegg',
  'KTM',
  'Lada',
  'Lamborghini',
  'Lancia',
  'Land Rover',
  'LDV',
  'Leapmotor',
  'Lexus',
  'Lincoln',
  'Lotus',
  'Lotus Caravans',
  'Mack',
  'Mahindra',
  'MAN',
  'Maserati',
  'Maxus',
  'Mazda',
  'McLaren',
  'Mercedes-AMG',
  'Mercedes-Benz',
  'MG',
  'Millard',
  'MINI',
  'Mitsubishi',
  'Morgan',
  'Morris',
  'New Age',
  'Nissan',
  'Omoda',
  'Opel',
  'Pagani',
  'Peugeot',
  'Polestar',
  'Pontiac',
  'Porsche',
  'Proton',
  'RAM',
  'Renault',
  'Retreat',
  'Roadstar',
  'Rolls-Royce',
  'Rover',
  'Saab',
  'Scania',
  'SEAT',
  'Skoda',
  'Skywell',
  'Smart',
  'Ssangyong',
  'Subaru',
  'Supreme',
  'Suzuki',
  'Tata',
  'Tesla',
  'Toyota',
  'Triumph',
  'TVR',
  'Vauxhall',
  'Volkswagen',
  'Volvo',
  'Windsor',
  'Winnebago',
  'Xpeng',
  'Zeekr',
  'Zone RV',
] as const

/** Other names of a make, without spaces, dashes and accents. */
const ALIASES: Readonly<Record<string, (typeof KNOWN_MAKES)[number]>> = {
  ...{ vw: 'Volkswagen', volks: 'Volkswagen', volkswagon: 'Volkswagen', volkswagencommercial: 'Volkswagen' },
  ...{ mercedes: 'Mercedes-Benz', merc: 'Mercedes-Benz', mercedesbenzvans: 'Mercedes-Benz' },
  ...{ alfa: 'Alfa Romeo', chev: 'Chevrolet', chevy: 'Chevrolet', mgmotor: 'MG', teslamotors: 'Tesla' },
  ...{ greatwall: 'GWM', greatwallmotors: 'GWM', gwmgreatwall: 'GWM', gwmhaval: 'Haval' },
  ...{ kgmssangyong: 'Ssangyong', ssangyongkgm: 'Ssangyong', kgmobility: 'KGM' },
  ...{ ramtrucks: 'RAM', fusotrucks: 'Fuso', mitsubishifuso: 'Fuso', kiamotors: 'Kia', bydauto: 'BYD' },
  ...{ mercedesamg: 'Mercedes-AMG', isuzutrucks: 'Isuzu', hsvholden: 'HSV', skodaauto: 'Skoda' },
}

export const plainName = (name: string): string => slugify(name).replaceAll('-', '')
const KNOWN = new Map<string, string>([
  ...KNOWN_MAKES.map((make) => [plainName(make), make] as const),
  ...Object.entries(ALIASES),
])

/** `Citroën`, `Mercedes Benz`, `VW`: one address of a list means all spellings, so a make has one. Capitals stay, since lists ignore them. */
export function oneSpelling(make: string): string {
  const known = KNOWN.get(plainName(make))
  return known && known.toLowerCase() !== make.trim().toLowerCase() ? known : make
}

/** How a make may stand in the stock: a database compares capitals too. */
export function storedSpellings(make: string): string[] {
  const known = KNOWN.get(plainName(make)) ?? make.trim()
  return [...new Set([known, make.trim(), known.toUpperCase(), known.toLowerCase(), titleCase(known)])]
}

export const isOneCase = (text: string) => text === text.toUpperCase() || text === text.toLowerCase()

export const isKnownMake = (make: string): boolean => KNOWN.has(plainName(make))

const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')

/** As its maker writes it: what a supplier's capitals become when a car is read. Unknown ones of four letters or more in capitals alone are titled. */
export function makeName(make: string): string {
  const text = make.replace(/\s+/g, ' ').trim()
  const known = KNOWN.get(plainName(text))
  // Citroën and Škoda are their makers' own letters; the index has one word for both spellings.
  if (known) return withoutAccents(text) === known ? text : known
  return isOneCase(text) && /^[\p{L} '-]{5,}$/u.test(text) ? titleCase(text) : make
}
