import type { Voice } from './types'

export const harbour: Voice = {
  oneOwner: [
    'One owner from new, bought and serviced here.',
    'One local owner, who handed us both keys and both books.',
    'Came back to us from the first owner, who moved up to a bigger one.',
    'A single owner in Buderim, and it shows.',
  ],
  owners: [
    'Two owners, the second one for most of its life.',
    'Traded in last month by a family in Coolum.',
    'We sold this one used three years ago and were glad to see it again.',
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
      'The tub is straight and the tow bar has seen mostly jet skis.',
      'A working life, but a looked-after one.',
    ],
    '4WD': [
      'It has been to Double Island Point and back, washed underneath every time.',
      'Set up for towing and still quiet at 110.',
      'Equal parts school car park and Cooloola sand.',
    ],
    Hatch: [
      'A first car, a second car, or the sensible one.',
      'Small outside, honest inside, and it drinks very little.',
      'Parks anywhere on Mooloolaba Esplanade.',
    ],
    Sedan: [
      'Kilometres easily made, most of them on the Bruce.',
      'A quiet car with a large boot.',
      'Comfortable for four adults and their bags to the airport.',
    ],
    Van: [
      'Cargo floor is lined and dry, doors slide as they should.',
      'It has earned its keep and has plenty left.',
    ],
    Coupe: [
      'Sunday mornings over the range, not a track in sight.',
      'Driven for the fun of it and garaged between times.',
    ],
    'People Mover': ['Seats the whole team and still takes the bags.', 'Three rows that adults can use.'],
  },
  service: [
    'Every service stamp is on time, the last one in our own workshop.',
    'The service book is complete. We have just done the next one as well.',
    'Serviced before it went on sale, with new wipers, cabin filter and brake fluid.',
    'Full history in the book, including the paperwork for the tyres.',
  ],
  condition: [
    'New front tyres this year, brakes at 8 mm all round.',
    'Paint is tidy, glass has no chips, and the cabin smells of nothing.',
    'Two keys, both books, clear PPSR.',
    'Wheels balanced, alignment checked, spare as new.',
    'Air conditioning is cold, every switch does what it says.',
  ],
  flaws: [
    'The small scuff on the rear bar is priced in.',
    'A few stone chips on the bonnet have been touched in.',
    'There is a kerb mark on one rear wheel, about three centimetres.',
    'One car-park dent on the left rear door, the size of a coin, left as it is.',
    'We found nothing worth pointing out.',
  ],
  isNew: [
    'New, in stock at the yard, and ready this week. The price includes 12 months of registration, stamp duty, CTP and delivery.',
    'Brand new and on the ground, no waiting for a ship. Drive away means the figure on this page is the figure on the contract.',
    'Arrived on the last truck. Sit in it, drive our demonstrator, then take this one home.',
  ],
  demo: [
    'Our demonstrator, registered and driven by our sales and service teams on local roads.',
    'A service loan car: short trips, always garaged, washed weekly. Balance of new-car warranty applies.',
    'Has done test drives up and down Dalton Drive and not much else. Warranty runs from its first registration.',
  ],
  close: [
    'Ask Sam for a walkaround video before you drive up.',
    'Bring your own mechanic, we will have it on the hoist for you.',
    'Trade-ins valued while you have a swim across the road.',
    'Live with it for 48 hours. If it is wrong, bring it back.',
    'We can bring it to your driveway for a look, anywhere on the Coast.',
  ],
}
