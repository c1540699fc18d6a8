import type { Shape } from '../pictures'

export interface Van {
  make: string
  model: string
  kind: 'Caravan' | 'Camper trailer'
  /** The categories that shoppers search. */
  categories: string[]
  shape: Shape
  years: [number, number]
  axle: 'Single axle' | 'Tandem axle'
  wmi: string
  /** [badge, price new, sleeps, body length mm, tare kg, aggregate trailer mass kg] */
  layouts: [string, number, number, number, number, number][]
  extras: string[]
}

const WIDTH: Partial<Record<Shape, number>> = {
  'caravan-1': 2200,
  'caravan-2': 2460,
  'caravan-3': 2450,
  'caravan-4': 2200,
  'caravan-5': 2200,
  'caravan-6': 2200,
  'caravan-7': 2450,
}
export const bodyWidth = (shape: Shape): number => WIDTH[shape] ?? 2400

export const VANS: Van[] = [
  {
    make: 'Jayco',
    model: 'Journey Outback',
    kind: 'Caravan',
    categories: ['Off-road', 'Couples'],
    shape: 'caravan-3',
    years: [2018, 2026],
    axle: 'Tandem axle',
    wmi: '6KR',
    layouts: [
      ['16.51-3 Off-road', 74900, 3, 5060, 2240, 2700],
      ['17.55-3 Off-road', 81900, 3, 5450, 2380, 2900],
      ['19.61-4 Off-road', 89900, 4, 6050, 2610, 3100],
    ],
    extras: ['Offroad independent suspension', 'Rear ensuite', 'Grey water tank', 'Stone guard'],
  },
  {
    make: 'Jayco',
    model: 'Starcraft',
    kind: 'Caravan',
    categories: ['Family bunk'],
    shape: 'caravan-7',
    years: [2015, 2025],
    axle: 'Tandem axle',
    wmi: '6KR',
    layouts: [
      ['20.64-3 Touring', 68900, 6, 6200, 2190, 2790],
      ['21.66-3 Touring', 72900, 5, 6500, 2290, 2890],
      ['17.58-3 Touring', 59900, 3, 5560, 1980, 2480],
    ],
    extras: ['Triple bunks', 'Awning with LED strip', 'Ducted air conditioning', 'Washing machine'],
  },
  {
    make: 'Jayco',
    model: 'Expanda',
    kind: 'Caravan',
    categories: ['Family bunk', 'Under 2,500 kg tare'],
    shape: 'caravan-1',
    years: [2014, 2024],
    axle: 'Single axle',
    wmi: '6KR',
    layouts: [
      ['16.49-3', 52900, 5, 5010, 1680, 2130],
      ['17.56-2 Outback', 64900, 6, 5560, 1890, 2390],
    ],
    extras: ['Fold-out ends', 'Swift hot water', 'External shower', 'Battery and 180 W solar'],
  },
  {
    make: 'Lotus',
    model: 'Off Grid',
    kind: 'Caravan',
    categories: ['Off-road', 'Family bunk'],
    shape: 'caravan-7',
    years: [2019, 2025],
    axle: 'Tandem axle',
    wmi: '6T9',
    layouts: [
      ['Family 21 Bunk', 129900, 5, 6400, 2890, 3500],
      ['Couples 19', 119900, 2, 5850, 2690, 3300],
    ],
    extras: ['Diesel heater', '400 Ah lithium', '900 W solar', 'Full-height slide-out pantry'],
  },
  {
    make: 'Lotus',
    model: 'Trooper',
    kind: 'Caravan',
    categories: ['Off-road', 'Couples'],
    shape: 'caravan-7',
    years: [2024, 2026],
    axle: 'Tandem axle',
    wmi: '6T9',
    layouts: [['18 Club Lounge', 104900, 2, 5500, 2490, 3000]],
    extras: ['Airbag suspension', 'Club lounge', '300 Ah lithium', 'Induction and gas cooking'],
  },
  {
    make: 'New Age',
    model: 'Manta Ray',
    kind: 'Caravan',
    categories: ['Couples', 'Under 2,500 kg tare'],
    shape: 'caravan-2',
    years: [2017, 2024],
    axle: 'Tandem axle',
    wmi: '6T9',
    layouts: [
      ['18ER Adventurer', 77900, 2, 5640, 2370, 2870],
      ['16ER Adventurer', 69900, 2, 5030, 2120, 2620],
    ],
    extras: ['Rear kitchen', 'Diesel heater', 'Full ensuite', '200 Ah lithium'],
  },
  {
    make: 'New Age',
    model: 'Road Owl',
    kind: 'Caravan',
    categories: ['Couples', 'Under 2,500 kg tare'],
    shape: 'caravan-2',
    years: [2018, 2025],
    axle: 'Tandem axle',
    wmi: '6T9',
    layouts: [
      ['18ES Ensuite', 68900, 2, 5600, 2180, 2780],
      ['20BE Bunk', 75900, 5, 6200, 2420, 3020],
    ],
    extras: ['Slow-close drawers', 'Reverse cycle air conditioning', 'Grey water tank', 'Picnic table'],
  },
  {
    make: 'Crusader',
    model: 'Excalibur',
    kind: 'Caravan',
    categories: ['Couples'],
    shape: 'caravan-7',
    years: [2018, 2025],
    axle: 'Tandem axle',
    wmi: '6T9',
    layouts: [
      ['Prince 19', 82900, 2, 5900, 2390, 2990],
      ['Baron 21', 89900, 2, 6400, 2560, 3160],
    ],
    extras: ['Leather club lounge', 'Washing machine', 'Full ensuite', 'Ducted air conditioning'],
  },
  {
    make: 'Majestic',
    model: 'Knight',
    kind: 'Caravan',
    categories: ['Off-road', 'Couples'],
    shape: 'caravan-7',
    years: [2019, 2026],
    axle: 'Tandem axle',
    wmi: '6T9',
    layouts: [
      ['19 Off-road', 92900, 2, 5800, 2580, 3200],
      ['21 Family', 99900, 5, 6450, 2790, 3490],
    ],
    extras: ['Offroad coupling', 'Stone guard', 'Two 95 L water tanks', 'Tunnel boot with slide'],
  },
  {
    make: 'Coromal',
    model: 'Element',
    kind: 'Caravan',
    categories: ['Couples', 'Under 2,500 kg tare'],
    shape: 'caravan-4',
    years: [2013, 2020],
    axle: 'Single axle',
    wmi: '6FL',
    layouts: [
      ['542 Pop-top', 46900, 2, 5120, 1540, 1940],
      ['549 Pop-top', 48900, 4, 5400, 1620, 2050],
    ],
    extras: ['Pop-top roof', 'Three-way fridge', 'Roll-out awning', 'Full-size spare'],
  },
  {
    make: 'Track',
    model: 'Tvan',
    kind: 'Camper trailer',
    categories: ['Off-road', 'Camper trailer', 'Under 2,500 kg tare'],
    shape: 'caravan-6',
    years: [2016, 2025],
    axle: 'Single axle',
    wmi: '6T9',
    layouts: [
      ['Murranji', 72900, 2, 4900, 1120, 1600],
      ['Firetail', 81900, 4, 4900, 1190, 1600],
    ],
    extras: ['Hard floor', 'Offroad trailing-arm suspension', 'Slide-out kitchen', '110 L water'],
  },
  {
    make: 'Kimberley',
    model: 'Karavan',
    kind: 'Camper trailer',
    categories: ['Off-road', 'Couples', 'Camper trailer', 'Under 2,500 kg tare'],
    shape: 'caravan-5',
    years: [2014, 2022],
    axle: 'Single axle',
    wmi: '6T9',
    layouts: [['Classic', 109900, 2, 5400, 1680, 2500]],
    extras: ['Airbag suspension', 'Diesel heater', 'Inside and outside kitchens', '200 Ah lithium'],
  },
]
