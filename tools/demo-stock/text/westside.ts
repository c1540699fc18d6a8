import type { Voice } from './types'
import {
  all,
  burns,
  canBeHeld,
  driven,
  has,
  inState,
  isAvailable,
  isDriveAway,
  isElectric,
  isUsed,
  older,
  onFourWheels,
} from './when'

const victorian = inState('VIC')

export const westside: Voice = {
  checks: 6,
  used_for: new Set([
    'SUV',
    'Ute',
    '4WD',
    'Hatch',
    'Sedan',
    'Wagon',
    'Van',
    'Coupe',
    'Convertible',
    'People Mover',
  ]),
  oneOwner: [
    'One owner. Books and both keys.',
    'Single owner from new, private sale to us.',
    ['Ex-lease, one driver, logged from day one.', older(3)],
    ['One owner in the inner west.', victorian],
    ['One owner in Prospect.', inState('SA')],
  ],
  owners: [
    ['Two owners.', older(2)],
    ['Second owner for the past four years.', older(6)],
    'Traded with us. We spoke to the owner.',
    ['Bought at the kitchen table in Altona, not at auction.', victorian],
    ['Three owners, all in Victoria.', all(victorian, older(5))],
  ],
  use: {
    SUV: [
      'Takes a pram without a fight.',
      'Fits the standard Footscray car space. We checked.',
      'Bike on the back, kids in the middle, still fine on the ring road.',
    ],
    Ute: [
      ['Tray has worked, chassis is straight.', driven(40_000)],
      ['Worked for a sparky. Tools rode in the canopy, not on the seats.', has('Canopy')],
      'Tows what the plate says it tows.',
    ],
    '4WD': [
      ['High Country mud in its past, none of it left.', onFourWheels],
      ['Low range works. We used it.', onFourWheels],
      [
        'Towed a van to Mildura twice a year and sat in a garage between.',
        all(victorian, older(3), has('Tow bar')),
      ],
    ],
    Hatch: [
      'City car. Easy to park, easier to live with.',
      ['Cheap to run, cheap to insure, hard to dislike.', ({ price }) => (price ?? 0) < 30_000],
      'Good for L-plates and good for long drives.',
    ],
    Sedan: [
      ['Freeway kilometres, easy ones.', driven(30_000)],
      'Quiet, quick enough, big boot.',
      ['Does Melbourne to Adelaide on one tank and a bit.', burns],
    ],
    Wagon: ['Boot swallows a flat-pack wardrobe. Tested.', 'A proper wagon. There are not many left.'],
    Van: [
      'Racks out, floor sound, doors square.',
      ['Courier life, serviced on the dot because it had to be.', driven(60_000)],
      'Load bay is dry and lit.',
    ],
    Coupe: ['Two doors, no regrets.', 'Weekend car, kept like one.'],
    Convertible: [
      'Roof up and down in the time it takes to say so. No leaks.',
      'Covered, and driven with the roof down.',
    ],
    'People Mover': [
      'Every seat has a belt, every belt clicks, and the bags fit behind.',
      'The doors slide, the third row folds, the stains came out.',
    ],
  },
  service: [
    'Serviced before sale, with the sheet in the glovebox.',
    'Full dealer history.',
    ['History is complete but for one stamp in year three. Priced for it.', older(5)],
    'Log book up to date, receipts for the rest.',
    'Next service due in 10,000 km.',
  ],
  condition: [
    'Pads 8 mm, rotors true.',
    'PPSR clear, roadworthy done.',
    ['Battery tested at 92% health.', all(isElectric, older(2))],
    ['No smoke, no rattles, no warning lights.', burns],
    'New tyres on the front axle.',
    'Glass clean, trim clean, boot carpet clean.',
  ],
  flaws: [
    'Kerb rash on one front wheel.',
    'Stone chips up front, none of them rusty.',
    'Scuff on the front bar, 5 cm, not repaired.',
    'No marks worth a dot.',
    'Walked around twice. No marks to show you.',
    'No scuffs, no chips, no dents.',
  ],
  isNew: [
    'New. In the yard. Full warranty.',
    'New stock, not a pre-order.',
    ['New, unregistered until you sign. Price is drive away.', isDriveAway],
  ],
  coming: [
    'New, on order, not here yet. Ask for the date and we tell you what the maker tells us.',
    'New. On the ship. Put your name on it and we ring when it lands.',
  ],
  demo: [
    'Demonstrator. Test drives only, sold with the rest of its new-car warranty.',
    ['Ex-demo from this yard. Registered, run in, discounted.', isDriveAway],
    'Company demonstrator. Short trips, fussy drivers.',
  ],
  close: [
    ['Hold it for $200 and sleep on it.', canBeHeld],
    ['Any of our six yards can have it in five days.', isAvailable],
    'Ring from the station. We pick you up.',
    ['Refundable hold, no questions.', canBeHeld],
    'Delivery quoted to the dollar before you decide.',
    ['48 hours and 200 km to change your mind.', isUsed],
  ],
}
