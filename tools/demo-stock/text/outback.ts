import type { Voice } from './types'
import { all, driven, isAvailable, isVan, madeFor, not, older, onFourWheels } from './when'

const isCar = not(isVan)
/** Camper trailers with a tent have no real awning rail and no decals. */
const isCaravan = all(isVan, ({ simple_body }) => simple_body === 'Caravan')

export const outback: Voice = {
  checks: 4,
  used_for: new Set(['Caravan', 'Camper trailer', '4WD', 'Ute', 'SUV']),
  oneOwner: [
    'One owner, a couple from Bunbury, who kept a diary of every service and every sunset.',
    ['Sold new from this yard and come home again, which is the best reference we know.', isVan],
    'One careful owner who rang three times to check it was going to good people.',
  ],
  owners: [
    ['Second owner, once around the block the long way, by which we mean Australia.', older(3)],
    ['Traded on something with more bunks. The family grew and the rig did not.', isVan],
    ['Came to us on consignment from Dongara and the owner is happy to take your call.', isVan],
    ['Two owners, both in Western Australia, neither in a hurry.', older(2)],
    'Traded by people we have known since their first rig.',
  ],
  use: {
    Caravan: [
      [
        'It has done the Gibb and the proof is a very fine red dust behind one skirting, which we have left as a souvenir.',
        madeFor('Off-road'),
      ],
      ['Bitumen and caravan parks for the most part, with a fortnight at Warroora every year.', older(3)],
      'Free-camped more nights than it was plugged in, and everything aboard was chosen for that.',
    ],
    'Camper trailer': [
      'Small enough to follow a goat track, comfortable enough that nobody complains about it.',
      'Sets up in the time it takes to boil a billy. We timed it, twice.',
    ],
    '4WD': [
      'It has towed, and towed properly, with the weights on a card in the console.',
      ['Long-range country kilometres, which are the kindest sort.', driven(60_000)],
      ['Sand at Lancelin, corrugations on the Cape, and a good hose after both.', onFourWheels],
    ],
    Ute: [
      ['A station runabout in its youth and a tourer since.', older(5)],
      'Tools in the week, swag on the weekend.',
    ],
  },
  service: [
    ['Bearings, brakes and seals done in our workshop, and Banjo has signed the sheet.', isVan],
    'Every service is in the folder, including one done by torchlight at Halls Creek.',
    'We serviced it, weighed it, and wrote both down.',
    ['Full history, with a gas certificate from our own workshop.', isVan],
    ['Log book serviced here, filters and all, and Banjo has signed the sheet.', isCar],
  ],
  condition: [
    'Tyres are sound and match the spare.',
    ['No water marks: we put a meter on every seam and the numbers are on the sheet.', isVan],
    ['Everything that lights, pumps, flushes or charges does so.', isCaravan],
    ['It sits level, tows straight and smells of nothing at all.', isVan],
    ['Low range, lockers and lights all do what they should.', all(isCar, onFourWheels)],
    ['No leaks under it after a night on clean cardboard.', isCar],
  ],
  flaws: [
    'Stone marks on the front, as there should be.',
    'We looked for an hour and found nothing to tell you about.',
    'Not a mark on it that we could find, and we looked underneath as well.',
  ],
  isNew: [
    'New, fitted out and weighed in our yard, ready when you are.',
    'New, with three years of warranty and the first service here at no charge.',
  ],
  coming: ['On order and not yet in the yard. We weigh it when it lands, and ring you with the numbers.'],
  demo: ['Our own loan rig, used for handover lessons and one very pleasant week at Kalbarri.'],
  close: [
    'Handover is an hour on dirt with Wayne.',
    ['Bring your tow car and we will tell you honestly if they suit each other.', isVan],
    ['Come for the van, stay for a cup of tea.', isVan],
    ['Bring your van and we will weigh the two of them together.', isCar],
    ['We deliver anywhere a truck will go, and meet you halfway anywhere it will not.', isAvailable],
  ],
}
