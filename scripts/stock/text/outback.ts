import type { Voice } from './types'

export const outback: Voice = {
  oneOwner: [
    'One owner, a couple from Bunbury, who kept a diary of every service and every sunset.',
    'Sold new from this yard and come home again, which is the best reference we know.',
    'One careful owner who rang three times to check it was going to good people.',
  ],
  owners: [
    'Second owner, once around the block the long way, by which we mean Australia.',
    'Traded on something with more bunks. The family grew and the rig did not.',
    'Came to us on consignment from Dongara and the owner is happy to take your call.',
    'Two owners, both in Western Australia, neither in a hurry.',
  ],
  use: {
    Caravan: [
      'It has done the Gibb and the proof is a very fine red dust behind one skirting, which we have left as a souvenir.',
      'Bitumen and caravan parks for the most part, with a fortnight at Warroora each June.',
      'Free-camped more nights than it was plugged in, and everything aboard was chosen for that.',
    ],
    'Camper trailer': [
      'Small enough to follow a goat track, comfortable enough that nobody complains about it.',
      'Sets up in the time it takes to boil a billy. We timed it, twice.',
    ],
    '4WD': [
      'It has towed, and towed properly, with the weights on a card in the console.',
      'Long-range country kilometres, which are the kindest sort.',
      'Sand at Lancelin, corrugations on the Cape, and a good hose after both.',
    ],
    Ute: ['A station runabout in its youth and a tourer since.', 'Tools in the week, swag on the weekend.'],
    SUV: ['A sensible tow car for a sensible van.'],
  },
  service: [
    'Bearings, brakes and seals done in our workshop, and Banjo has signed the sheet.',
    'Every service is in the folder, including one done by torchlight at Halls Creek.',
    'We serviced it, weighed it, and wrote both down.',
    'Full history, with the gas certificate from this spring.',
  ],
  condition: [
    'Tyres are this year’s and match the spare.',
    'No water marks: we put a meter on every seam and the numbers are on the sheet.',
    'Everything that lights, pumps, flushes or charges does so.',
    'It sits level, tows straight and smells of nothing at all.',
  ],
  flaws: [
    'A scrape low on the near side where a bollard won the argument.',
    'The awning has one neat patch, done by a sailmaker.',
    'Stone marks on the front, as there should be.',
    'The decals have faded more on the side that faced north.',
    'We looked for an hour and found nothing to tell you about.',
  ],
  isNew: [
    'New this season, fitted out and weighed in our yard, ready when you are.',
    'New, with three years of warranty and the first service here at no charge.',
  ],
  demo: ['Our own loan rig, used for handover lessons and one very pleasant week at Kalbarri.'],
  close: [
    'Handover is an hour on dirt with Wayne.',
    'Bring your tow car and we will tell you honestly if they suit each other.',
    'Come for the van, stay for a cup of tea.',
    'We deliver anywhere a truck will go, and meet you halfway anywhere it will not.',
  ],
}
