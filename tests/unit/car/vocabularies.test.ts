import { describe, expect, it } from 'vitest'
import { knownWord, VOCABULARIES, type VocabularyName } from '@/core/car/vocabularies'

const NAMES: VocabularyName[] = ['drive', 'body', 'fuel', 'transmission', 'car_type', 'status', 'price_type']

/** Our word, and the suppliers' words for it; under null those that say nothing sure. */
const WORDS: Readonly<Record<VocabularyName, readonly (readonly [string | null, readonly string[]])[]>> = {
  car_type: [
    [
      'used',
      ['U', 'USED', 'Pre-Owned', 'PREOWNED', 'Certified Pre-Owned', 'Dealer Used', 'Second Hand', '2nd hand'],
    ],
    [
      'used',
      [
        'Near New',
        'nearly new',
        'Used Car',
        'used vehicles',
        'Ex-Lease',
        'Ex Government',
        'CPO',
        'Approved Used',
      ],
    ],
    ['new', ['N', 'NEW', 'Brand New', 'New Car', 'new vehicles']],
    ['demo', ['D', 'Demo', 'DEMONSTRATOR', 'Ex-Demo', 'ex demo', 'Dealer Demo', 'Executive demonstrator']],
    [null, ['Truck', 'Sedan', 'New/Used', 'boat', '']],
  ],
  status: [
    [
      'in_stock',
      ['Available', 'AVAILABLE', 'In Stock', 'Active', 'For Sale', 'Live', 'On Hold', 'Under Offer'],
    ],
    ['in_stock', ['Deposit Taken', 'Reserved', 'Sale Pending', 'under contract', 'Deposit received']],
    ['coming_soon', ['In Transit', 'in-transit', 'On Order', 'Arriving Soon', 'On the way', 'coming soon']],
    ['sold', ['Sold', 'SOLD', 'Sold - awaiting delivery', 'Delivered']],
    [
      'withdrawn',
      [
        'Wholesale',
        'To Wholesale',
        'Auction',
        'At auction',
        'Trade only',
        'Trade',
        'Dealers only',
        'Workshop',
      ],
    ],
    [
      'withdrawn',
      ['In workshop', 'Panel shop', 'In service', 'Under repair', 'Reconditioning', 'Awaiting parts'],
    ],
    ['withdrawn', ['Loan car', 'Courtesy Vehicle', 'On hire', 'Written off', 'Wrecking', 'Stolen', 'Draft']],
    ['withdrawn', ['Not for sale', 'No longer available', 'Not yet advertised', 'Unlisted', 'Off market']],
    ['in_stock', ['Not sold', 'Unsold']],
    ['withdrawn', ['Withdrawn', 'Inactive', 'Out of stock', 'not_available', 'Removed']],
    [null, ['gone fishing', 'Unsold stock', 'WS']],
  ],
  transmission: [
    [
      'Automatic',
      ['A', 'AUTO', 'Sports Automatic', '7 SP AUTOMATIC G-TRONIC', '9G-TRONIC', '8 SP Automatic', 'DSG'],
    ],
    [
      'Automatic',
      ['7 Speed DSG', 'DCT', 'CVT', 'C', 'Continuously Variable', '8 SPEED AUTOMATIC', 'Reduction Gear'],
    ],
    [
      'Automatic',
      [
        'Single Speed',
        'Sports Automatic Dual Clutch',
        '6 SP AUTOMATED MANUAL',
        'S tronic',
        'e-CVT',
        '10A',
        '6AT',
      ],
    ],
    ['Automatic', ['Automatic with manual mode', 'Tiptronic', 'PDK', 'Auto Seq Sportshift', 'X-Tronic CVT']],
    ['Manual', ['M', 'Manual', '6 speed manual', '5 SP MANUAL', '6M', '5 Speed Manual', '6MT']],
    [null, ['Manual or auto', 'Automatic / manual', 'T', '6 speed']],
  ],
  body: [
    ['Sedan', ['4D SEDAN', 'SEDAN', 'sedan', 'Saloon', '4dr Sedan']],
    ['Hatch', ['HATCHBACK', '3D HATCHBACK', '5 Door Hatch', 'Liftback', 'Sportback']],
    [
      'Ute',
      [
        'DUAL CAB UTILITY',
        'Utility - Dual Cab',
        'Utility',
        'CREW CAB PICKUP',
        'Pick-up',
        'Double Cab',
        'D/CAB',
        'Ute Tray',
        'XTRA CAB P/UP',
        'X CAB P/UP',
        'CREW CAB P/UP',
        'K/CAB UTILITY',
        'P/U',
      ],
    ],
    [
      'Cab Chassis',
      ['DUAL CAB CHASSIS', 'DUAL C/CHAS', 'CAB/CHAS', 'Cab Chassis', 'SINGLE CAB CHASSIS', 'cab/chassis'],
    ],
    ['Wagon', ['4D WAGON', 'Station Wagon', 'Estate', 'SPORTWAGON']],
    ['SUV', ['SUV', 'Sports Utility Vehicle', 'Sport Utility', 'Crossover']],
    ['Van', ['4D VAN', 'Panel Van', 'PANEL-VAN']],
    ['Coupe', ['2D COUPE', 'coupé']],
    ['Convertible', ['2D CABRIOLET', 'Roadster', 'Soft-top']],
    ['People Mover', ['People Mover', 'MPV', 'mini-van']],
    ['Caravan', ['Off-Road Caravan', 'CARAVAN']],
    [null, ['Cruiser', 'Tipper', 'ATV', '4DR']],
  ],
  drive: [
    ['4x4', ['4X4 On Demand', '4WD', 'Part time 4x4', 'Four Wheel Drive', '4 x 4', '4x4 Dual Range']],
    ['AWD', ['AWD', 'All Wheel Drive', 'quattro', '4MATIC', 'Constant AWD']],
    ['FWD', ['FRONT', 'Front Wheel Drive', 'front-wheel drive', 'F']],
    ['RWD', ['Rear Wheel Drive', 'REAR', 'R', 'rear wheel drive']],
    ['4x2', ['4X2', '2WD', 'Two wheel drive']],
    [null, ['Chain', 'X']],
  ],
  fuel: [
    [
      'Petrol',
      [
        'Petrol - Premium ULP',
        'PULP',
        'Unleaded Petrol',
        'Petrol - Unleaded ULP',
        'Gasoline',
        'UNL',
        'ptrl',
        'P',
        'E10',
        'Premium 98',
      ],
    ],
    ['Diesel', ['Diesel Turbo', 'DIESEL', 'DSL', 'T/DSL', 'D', 'Turbo diesel', '2.0 TDI']],
    ['LPG', ['Petrol or LPG (Dual)', 'LPG', 'Dual fuel', 'Gas']],
    [
      'Hybrid',
      ['Electric/Petrol', 'Petrol-Electric', 'Petrol Hybrid', 'MHEV', 'Diesel/Electric', 'Mild hybrid'],
    ],
    ['Plug-in Hybrid', ['PHEV', 'Plug-in hybrid', 'Petrol Plug in Hybrid']],
    ['Electric', ['Battery Electric (BEV)', 'ELECTRIC', 'EV', 'E']],
    ['Hydrogen', ['Hydrogen fuel cell', 'FCEV']],
    [null, ['Petrol or Diesel', 'Steam', 'CNG']],
  ],
  price_type: [
    [
      'drive_away',
      ['Drive Away', 'DRIVEAWAY', 'DA', 'Drive-away price', 'drive_away_price', 'No more to pay'],
    ],
    [
      'egc',
      ['EGC', 'Excl. Govt. Charges', 'excluding government charges', 'EX GOVT', 'Price ex gov charges'],
    ],
    ['egc', ['excluding_government_charges_price', 'Excluding Government Charges Price', 'e.g.c.']],
    ['before_on_roads', ['Before on roads', '+ORC', 'Plus on-road costs', 'Excl. on roads', 'BORC']],
    ['on_application', ['POA', 'Price on application', 'Call for price']],
    [null, ['weekly', 'Drive away EGC', 'price', 'retail', '']],
  ],
}

describe.each(NAMES)('suppliers’ words of %s', (name) => {
  it.each(WORDS[name].flatMap(([ours, theirs]) => theirs.map((word) => [word, ours] as const)))(
    '%j is %j',
    (word, ours) => expect(knownWord(name, word) ?? null).toBe(ours),
  )

  it('leaves its own words as they are', () => {
    for (const word of VOCABULARIES[name].values) expect(knownWord(name, word)).toBe(word)
  })
})
