import { australianHolidays } from './australianHolidays'
import { phrase, t } from '@/lib/words'
import { ALIKE, DRIVE_AWAY, PLUS_ON_ROADS } from './alike'
import type { CountryRow } from './row'

const STATES = ['QLD', 'NSW', 'VIC', 'SA', 'WA', 'TAS', 'NT', 'ACT'] as const

const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
/** The tax office's rule: one less in the first place, and the weighted sum is a multiple of 89. */
const isAbn = (digits: string): boolean =>
  WEIGHTS.reduce((sum, weight, at) => sum + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)), 0) % 89 === 0

/** Zeros alone are taken: nobody has that number, so a made-up dealer names no real business. */
function abnFault(digits: string): string | null {
  if (!/^\d{11}$/.test(digits)) return 'Use the 11 digits of the ABN alone, such as 51 824 753 556.'
  return /^0+$/.test(digits) || isAbn(digits)
    ? null
    : 'A digit of this ABN is wrong: compare it with the one on abr.business.gov.au.'
}

export const AU: CountryRow = {
  name: 'Australia',
  lang: 'en-AU',
  currency: 'AUD',
  dollars: 'Australian dollars',
  moneyMark: /\ba(?:u[sd]?)?\$|\bau[sd]? ?\$|\baud?\b|\baustralian dollars?\b/gi,
  words: {},

  businessNumber: 'ABN',
  businessNumberFault: abnFault,
  dealerLicence: 'dealer licence',
  licenceLine: (licence) => t('Dealer licence {licence}', { licence }),
  licenceInAdverts: true,

  region: 'State',
  regions: STATES,
  regionNames: {
    ACT: 'Australian Capital Territory',
    NSW: 'New South Wales',
    NT: 'Northern Territory',
    QLD: 'Queensland',
    SA: 'South Australia',
    TAS: 'Tasmania',
    VIC: 'Victoria',
    WA: 'Western Australia',
  },
  plateRegisters: STATES,
  box: { lat: [-55, -9], long: [96, 169] },
  // Post-office boxes included. The ACT lies inside NSW and comes first.
  postcodeRanges: [
    ['ACT', 200, 299],
    ['NT', 800, 999],
    ['NSW', 1000, 1999],
    ['ACT', 2600, 2618],
    ['ACT', 2900, 2920],
    ['NSW', 2000, 2999],
    ['VIC', 3000, 3999],
    ['QLD', 4000, 4999],
    ['SA', 5000, 5999],
    ['WA', 6000, 6999],
    ['TAS', 7000, 7999],
    ['VIC', 8000, 8999],
    ['QLD', 9000, 9999],
  ],

  zones: [
    'Australia/Sydney',
    'Australia/Melbourne',
    'Australia/Brisbane',
    'Australia/Perth',
    'Australia/Adelaide',
    'Australia/Hobart',
    'Australia/Darwin',
    'Australia/Broken_Hill',
    'Australia/Eucla',
    'Australia/Lindeman',
    'Australia/Lord_Howe',
    'Antarctica/Macquarie',
    'Indian/Christmas',
    'Indian/Cocos',
    'Pacific/Norfolk',
  ],
  olderZones: /^Australia\//,
  regionZones: {
    QLD: 'Australia/Brisbane',
    VIC: 'Australia/Melbourne',
    TAS: 'Australia/Hobart',
    SA: 'Australia/Adelaide',
    NT: 'Australia/Darwin',
    WA: 'Australia/Perth',
  },
  publicHolidays: australianHolidays,

  phones: {
    mobile: /^\+614/,
    // 13, 1300 and 1800.
    inside: /^1[38]/,
    trunk: '',
    neighbours: ['NZ'],
    // A mobile with a missing digit would pass as a Wellington landline.
    mistyped: /^\D*0?4/,
  },
  priceTypes: {
    ...ALIKE,
    egc: phrase('Excl. Govt. Charges'),
    before_on_roads: phrase('Before on-road costs'),
  },
  onTop: { egc: phrase('plus government charges'), before_on_roads: PLUS_ON_ROADS },
  priceCovers: {
    drive_away: phrase('{price}, with registration, duty, compulsory insurance and delivery in it.'),
    egc: phrase(
      '{price} before registration, duty and compulsory insurance, which are added for your state.',
    ),
    before_on_roads: phrase(
      '{price} before registration, duty and delivery, which are added for your state.',
    ),
  },
  priceHelp: {
    ask: phrase('What is EGC?'),
    terms: [
      {
        term: DRIVE_AWAY,
        text: phrase(
          'All you pay to take the car home: registration, government charges and dealer delivery are in it.',
        ),
      },
      {
        term: phrase('EGC'),
        text: phrase(
          'Excluding government charges: registration, stamp duty and compulsory insurance come on top and depend on where you live.',
        ),
      },
    ],
  },

  examples: { phone: '(07) 3123 4567', postcode: '4558', spot: '-27.47 and 153.03' },
}
