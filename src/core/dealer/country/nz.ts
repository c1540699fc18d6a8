import { newZealandHolidays } from './newZealandHolidays'
import { phrase, t } from '@/lib/words'
import { ALIKE, DRIVE_AWAY, PLUS_ON_ROADS } from './alike'
import type { CountryRow } from './row'

const ON_ROADS = phrase('Plus on-road costs')
const WITHOUT_ON_ROADS = phrase('{price} before on-road costs, which come on top: ask us for the total.')

export const NZ: CountryRow = {
  name: 'New Zealand',
  lang: 'en-NZ',
  currency: 'NZD',
  dollars: 'New Zealand dollars',
  moneyMark: /\bn\.?z\.?d?\s?\$|\bnzd?\b|\bnew zealand dollars?\b/gi,
  words: {},

  businessNumber: 'NZBN',
  businessNumberFault: (digits) => (/^\d{13}$/.test(digits) ? null : 'Use the 13 digits of the NZBN alone.'),
  dealerLicence: 'motor vehicle trader registration',
  licenceLine: (licence) => t('Motor vehicle trader registration {licence}', { licence }),
  licenceInAdverts: false,

  region: 'Region',
  regions: [
    'Northland',
    'Auckland',
    'Waikato',
    'Bay of Plenty',
    'Gisborne',
    "Hawke's Bay",
    'Taranaki',
    'Manawatu-Whanganui',
    'Wellington',
    'Tasman',
    'Nelson',
    'Marlborough',
    'West Coast',
    'Canterbury',
    'Otago',
    'Southland',
  ],
  regionNames: {},
  plateRegisters: ['NZ'],
  box: { lat: [-53, -29], long: [165, -175] },
  postcodeRanges: null,

  zones: ['Pacific/Auckland', 'Pacific/Chatham'],
  olderZones: /^NZ/,
  regionZones: {},
  publicHolidays: newZealandHolidays,

  phones: {
    mobile: /^\+642/,
    inside: /^(?:800|508)/,
    trunk: '0',
    neighbours: ['AU'],
    mistyped: null,
  },
  priceTypes: { ...ALIKE, egc: ON_ROADS, before_on_roads: ON_ROADS },
  onTop: { egc: PLUS_ON_ROADS, before_on_roads: PLUS_ON_ROADS },
  priceCovers: {
    drive_away: phrase('{price}, with on-road costs in it.'),
    egc: WITHOUT_ON_ROADS,
    before_on_roads: WITHOUT_ON_ROADS,
  },
  priceHelp: {
    ask: phrase('What are on-road costs?'),
    terms: [
      { term: DRIVE_AWAY, text: phrase('All you pay to take it home: on-road costs are in it.') },
      {
        term: ON_ROADS,
        text: phrase(
          'Registration, a new warrant of fitness and number plates come on top: ask us for the total.',
        ),
      },
    ],
  },

  examples: { phone: '09 123 4567', postcode: '1010', spot: '-36.85 and 174.76' },
}
