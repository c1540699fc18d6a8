import type { Voice } from './types'

export const westside: Voice = {
  oneOwner: [
    'One owner. Books and both keys.',
    'Single owner from new, private sale to us.',
    'Ex-lease, one driver, logged from day one.',
    'One owner in the inner west.',
  ],
  owners: [
    'Two owners.',
    'Second owner for the past four years.',
    'Traded at this yard. We spoke to the owner.',
    'Bought at the kitchen table in Altona, not at auction.',
    'Three owners, all in Victoria.',
  ],
  use: {
    SUV: [
      'Takes a pram without a fight.',
      'Fits the standard Footscray car space. We checked.',
      'Bike on the back, kids in the middle, still fine on the ring road.',
    ],
    Ute: [
      'Tray is marked, chassis is straight.',
      'Worked for a sparky. Tools rode in the canopy, not on the seats.',
      'Tows what the plate says it tows.',
    ],
    '4WD': [
      'High Country mud in its past, none of it left.',
      'Low range works. We used it.',
      'Towed a van to Mildura twice a year and sat in a garage between.',
    ],
    Hatch: [
      'City car. Parks itself in your head.',
      'Cheap to run, cheap to insure, hard to dislike.',
      'Good for L-plates and good for long drives.',
    ],
    Sedan: [
      'Freeway kilometres, easy ones.',
      'Quiet, quick enough, big boot.',
      'Does Melbourne to Adelaide on one tank and a bit.',
    ],
    Wagon: ['Boot swallows a flat-pack wardrobe. Tested.', 'A proper wagon. There are not many left.'],
    Van: [
      'Racks out, floor sound, doors square.',
      'Courier life, serviced on the dot because it had to be.',
      'Load bay is dry and lit.',
    ],
    Coupe: ['Two doors, no regrets.', 'Weekend car, kept like one.'],
    Convertible: [
      'Roof up and down in the time it takes to say so. No leaks.',
      'Dry-cleaned, covered and driven on sunny days only.',
    ],
    'People Mover': [
      'Seven adults, seven seatbelts, seven bags.',
      'The doors slide, the third row folds, the stains came out.',
    ],
  },
  service: [
    'Serviced today, with the sheet in the glovebox.',
    'Full dealer history.',
    'History is complete but for one stamp in year three. Priced for it.',
    'Log book up to date, receipts for the rest.',
    'Next service due in 10,000 km.',
  ],
  condition: [
    'Pads 8 mm, rotors true.',
    'PPSR clear, roadworthy done.',
    'Battery tested at 92% health.',
    'No smoke, no rattles, no warning lights.',
    'New tyres on the front axle.',
    'Glass clean, trim clean, boot carpet clean.',
  ],
  flaws: [
    'Kerb rash on one wheel. Dot on the photo.',
    'Stone chips up front, touched in.',
    'Scuff on the rear bar, 5 cm, not repaired.',
    'Small dent, passenger rear door.',
    'Driver seat bolster shows wear.',
    'No marks worth a dot.',
  ],
  isNew: [
    'New. On the ground today. Full warranty.',
    'New stock, not a pre-order. Pick it up this week.',
    'New, unregistered until you sign. Price is drive away.',
  ],
  demo: [
    'Demonstrator. Test drives only, sold with the rest of its new-car warranty.',
    'Ex-demo from this yard. Registered, run in, discounted.',
    'Company demonstrator. Short trips, fussy drivers.',
  ],
  close: [
    'Hold it for $200 and sleep on it.',
    'Any of our six yards can have it by Thursday.',
    'Seven minutes from the station. We pick you up.',
    'Refundable hold, no questions.',
    'Delivery quoted to the dollar before you decide.',
  ],
}
