/**
 * A sketch of where a yard is: its street with its name through the middle, water where there is water, other streets
 * as they may be. It says that it is no map to drive by.
 */
import { random } from '../random'
import { circle, many, path, rect, stroke } from './shapes'

interface Look {
  land: string
  street: string
  main: string
  edge: string
  water: string
  park: string
  ink: string
}

const LOOKS: Record<string, Look> = {
  'harbour-toyota': {
    land: '#e9f1ee',
    street: '#ffffff',
    main: '#ffe08a',
    edge: '#e8c25a',
    water: '#a5d4de',
    park: '#cfe5cf',
    ink: '#0a2630',
  },
  'westside-motors': {
    land: '#e3e3dd',
    street: '#ffffff',
    main: '#cdf545',
    edge: '#a9cc2e',
    water: '#c0cdd2',
    park: '#d2dcc0',
    ink: '#0e0f11',
  },
  'outback-caravans': {
    land: '#efe2cb',
    street: '#fffaf0',
    main: '#e5b45c',
    edge: '#c98f3a',
    water: '#a9c6c4',
    park: '#d6d6ac',
    ink: '#2a1b11',
  },
}

interface Yard {
  dealer: string
  street: string
  /** Of the street, counted clockwise from a line that runs from left to right. */
  turn: number
  water?: { name: string; shape: string; at: [x: number, y: number]; line?: number }
  /** How far a railway runs beside the street, if one does. */
  rail?: number
}

const COAST = 'M790-20q-40 90 4 180t-20 170 30 190H1000V-20Z'
const LAKE = 'M330 330q110-40 240-20t150 60-60 90-230 20-170-60 70-90Z'
const river = (shape: string, line = 46) => ({ shape, line })

/** By the key that the location names. */
const YARDS: Record<string, Yard> = {
  maroochydore: {
    dealer: 'harbour-toyota',
    street: 'Dalton Drive',
    turn: -18,
    water: { name: 'Coral Sea', shape: COAST, at: [880, 150] },
  },
  noosaville: {
    dealer: 'harbour-toyota',
    street: 'Venture Drive',
    turn: 24,
    water: { name: 'Noosa River', ...river('M-20 110q180-70 330-10t330-30 340 20', 60), at: [330, 84] },
  },
  caloundra: {
    dealer: 'harbour-toyota',
    street: 'Caloundra Road',
    turn: -6,
    water: {
      name: 'Pumicestone Passage',
      shape: 'M980 330q-120-30-220 10t-160 60-140 100H980Z',
      at: [800, 400],
    },
  },
  footscray: {
    dealer: 'westside-motors',
    street: 'Geelong Road',
    turn: -28,
    water: { name: 'Maribyrnong River', ...river('M830-20q-50 90 10 170t-10 180 40 170'), at: [838, 110] },
  },
  sunshine: {
    dealer: 'westside-motors',
    street: 'Ballarat Road',
    turn: 22,
    water: { name: 'Kororoit Creek', ...river('M120-20q70 110 20 200t30 170-10 150', 22), at: [150, 330] },
  },
  werribee: { dealer: 'westside-motors', street: 'Old Geelong Road', turn: -24, rail: 96 },
  geelong: {
    dealer: 'westside-motors',
    street: 'Latrobe Terrace',
    turn: -76,
    water: { name: 'Corio Bay', shape: COAST, at: [880, 150] },
  },
  ballarat: {
    dealer: 'westside-motors',
    street: 'Howitt Street',
    turn: 4,
    water: { name: 'Lake Wendouree', shape: LAKE, at: [520, 372] },
  },
  adelaide: { dealer: 'westside-motors', street: 'Main North Road', turn: -80 },
  bassendean: {
    dealer: 'outback-caravans',
    street: 'Railway Parade',
    turn: -14,
    rail: -52,
    water: { name: 'Swan River', ...river('M-20 410q160-60 300 0t320-20 200-80 190-60', 64), at: [640, 398] },
  },
}

const [MIDDLE, CENTRE] = [480, 240]

/** Streets that run with the main one and across it, none nearer than the next block. */
function streets(key: string, { street }: Look): string {
  const dice = random(`map ${key}`)
  const lines = [-1, 1].flatMap((side) => {
    let away = 0
    return many(6, () => {
      away += dice.int(62, 104)
      const [from, to] = dice.chance(0.3) ? [dice.int(-60, 120), 700] : [-700, 700]
      return `M${from} ${side * away}H${to}`
    })
  })
  const across = [-1, 1].flatMap((side) => {
    let away = dice.int(40, 60)
    return many(6, () => {
      away += dice.int(70, 128)
      const [from, to] = dice.chance(0.36) ? [0, dice.chance(0.5) ? 420 : -420] : [-420, 420]
      return `M${side * away} ${from}V${to}`
    })
  })
  return stroke([...lines, ...across].join(''), street, 8)
}

const parks = (key: string, { park }: Look): string => {
  const dice = random(`parks ${key}`)
  return many(4, (index) =>
    rect(
      (index % 2 ? 1 : -1) * dice.int(150, 330) - 60,
      (index < 2 ? -1 : 1) * dice.int(90, 190) - 40,
      dice.int(80, 150),
      dice.int(50, 90),
      14,
      park,
    ),
  )
}

const words = (text: string, x: number, y: number, size: number, more: string) =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="Figtree,Archivo,Helvetica,Arial,sans-serif" font-size="${size}" ${more}>${text}</text>`

function sketch(key: string, { dealer, street, turn, water, rail }: Yard): string {
  const look = LOOKS[dealer]
  if (!look) throw new Error(`No colours for ${dealer}`)
  const isSteep = Math.abs(turn) > 60
  const label = (x: number) => words(street, x, 7, 20, `font-weight="700" fill="${look.ink}"`)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 480" width="960" height="480">',
    rect(0, 0, 960, 480, 0, look.land),
    `<g transform="translate(${MIDDLE} ${CENTRE}) rotate(${turn})">${parks(key, look)}${streets(key, look)}</g>`,
    water?.line ? stroke(water.shape, look.water, water.line) : '',
    `<g transform="translate(${MIDDLE} ${CENTRE}) rotate(${turn})">`,
    rail
      ? stroke(`M-700 ${rail}H700`, look.ink, 3, ' opacity=".55"') +
        stroke(`M-700 ${rail}H700`, look.ink, 11, ' opacity=".55" stroke-dasharray="0 22"')
          .replaceAll('stroke-linecap="round"', '')
          .replace('0 22', '3 19')
      : '',
    stroke('M-700 0H700', look.edge, 34) + stroke('M-700 0H700', look.main, 28),
    label(isSteep ? -100 : -190) + label(isSteep ? 130 : 190),
    '</g>',
    // A street ends at the sea and crosses a river.
    water && !water.line ? path(water.shape, look.water) : '',
    water
      ? words(water.name, ...water.at, 17, `font-style="italic" fill="${look.ink}" fill-opacity=".7"`)
      : '',
    circle(MIDDLE, CENTRE, 15, look.ink, ' fill-opacity=".18"'),
    words(
      'Sketch, not to scale',
      isSteep ? 600 : MIDDLE,
      // Away from water below the middle.
      water && water.at[0] < 700 && water.at[1] > 360 ? 84 : 416,
      14,
      `fill="${look.ink}" stroke="${look.land}" stroke-width="5" paint-order="stroke"`,
    ),
    '</svg>\n',
  ].join('')
}

export const MAPS: [file: string, svg: string][] = Object.entries(YARDS).map(([key, yard]) => [
  `${yard.dealer}/assets/maps/${key}.svg`,
  sketch(key, yard),
])
