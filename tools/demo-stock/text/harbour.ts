import type { Voice } from './types'
import { all, at, burns, driven, has, isDriveAway, isUsed, not, of, older, onFourWheels } from './when'

const toyota = of('Toyota')
const maroochydore = at('harbour-maroochydore')

export const harbour: Voice = {
  checks: 5,
  used_for: new Set(['SUV', 'Ute', '4WD', 'Hatch', 'Sedan', 'Van', 'Coupe', 'People Mover']),
  oneOwner: [
    ['One owner from new, bought and serviced here.', toyota],
    'One local owner, who handed us both keys and both books.',
    'Came to us from its first owner, who moved up to a bigger one.',
    'A single owner in Buderim, and it shows.',
  ],
  owners: [
    ['Two owners, the second one for most of its life.', older(3)],
    'Traded in by a family in Coolum.',
    ['We sold this one used three years ago and were glad to see it again.', older(5)],
    'Came from a retired couple in Pelican Waters who have given up the second car.',
    'Bought from its owner in Nambour without a trade, so we know the story.',
  ],
  use: {
    SUV: [
      'It spent its weeks on the school run and its weekends at the beach.',
      'Room for two boards inside and the dog besides.',
      'Easy to park at Noosa and happy on the highway to Brisbane.',
    ],
    Ute: [
      'It has carried tools in the week and a tinny on Sundays.',
      ['The tub is straight and what it towed was mostly jet skis.', has('Tow bar')],
      ['A working life, but a looked-after one.', driven(60_000)],
    ],
    '4WD': [
      ['It has been to Double Island Point and back, washed underneath every time.', onFourWheels],
      ['Set up for towing and still quiet at 110.', has('Tow bar')],
      ['Equal parts school car park and Cooloola sand.', onFourWheels],
    ],
    Hatch: [
      'A first car, a second car, or the sensible one.',
      ['Small outside, honest inside, and it drinks very little.', burns],
      'Parks anywhere on Mooloolaba Esplanade.',
    ],
    Sedan: [
      ['Kilometres easily made, most of them on the Bruce.', driven(30_000)],
      'A quiet car with a large boot.',
      'Comfortable for four adults and their bags to the airport.',
    ],
    Van: [
      'Cargo floor is lined and dry, doors slide as they should.',
      ['It has earned its keep and has plenty left.', driven(60_000)],
    ],
    Coupe: [
      'Sunday mornings over the range, not a track in sight.',
      'Driven for the fun of it and garaged between times.',
    ],
    'People Mover': ['Seats the whole team and still takes the bags.', 'Three rows that adults can use.'],
  },
  service: [
    ['Every service stamp is on time, the last one in our own workshop.', toyota],
    'The service book is complete. We have just done the next one as well.',
    'Serviced before it went on sale, with new wipers, cabin filter and brake fluid.',
    'Full history in the book, including the paperwork for the tyres.',
  ],
  condition: [
    'New front tyres, brakes at 8 mm all round.',
    'Paint is tidy, glass has no chips, and the cabin smells of nothing.',
    'Two keys, both books, clear PPSR.',
    'Wheels balanced, alignment checked, spare as new.',
    'Air conditioning is cold, every switch does what it says.',
  ],
  flaws: [
    'The small scuff on the front bar is priced in.',
    'A few stone chips on the bonnet, and no rust in any of them.',
    'There is a kerb mark on one front wheel, about three centimetres.',
    'We found nothing worth pointing out.',
    'We went over it panel by panel and found no mark to show you.',
  ],
  isNew: [
    [
      'New, and in stock at the yard. The price includes 12 months of registration, stamp duty, CTP and delivery.',
      isDriveAway,
    ],
    [
      'Brand new and here, no waiting for a ship. Drive away means the figure on this page is the figure on the contract.',
      isDriveAway,
    ],
    'New and here in the yard. Sit in it, drive it round the block, then decide.',
  ],
  coming: [
    'On its way to us and not yet in the yard. Leave your number and we ring you when it lands.',
    'Built and on the water. We can put your name to it before it arrives.',
  ],
  demo: [
    'Our demonstrator, registered and driven by our sales and service teams on local roads.',
    'A service loan car: short trips, always garaged, washed weekly. Balance of new-car warranty applies.',
    [
      'Has done test drives up and down Dalton Drive and not much else. Warranty runs from its first registration.',
      maroochydore,
    ],
  ],
  close: [
    ['Ask for a walkaround video before you drive up.', ({ status }) => status === 'in_stock'],
    [
      'Bring your own mechanic, we will have it on the hoist for you.',
      all(isUsed, not(at('harbour-caloundra'))),
    ],
    ['Trade-ins valued while you have a swim across the road.', maroochydore],
    ['Live with it for 48 hours. If it is wrong, bring it back.', isUsed],
    [
      'We can bring it to your driveway for a look, anywhere on the Coast.',
      ({ status }) => status === 'in_stock',
    ],
    'Trade-ins valued in writing, whatever the make.',
  ],
}
