import type { ReviewDefinition } from '@/definitions/definition'

const at = { m: 'harbour-maroochydore', n: 'harbour-noosaville', c: 'harbour-caloundra' } as const

/** Samples for the demo: made up, good and middling ones alike. */
const SAMPLES: [string, number, number, keyof typeof at, string | null][] = [
  [
    'Priya N.',
    5,
    21,
    'm',
    'Traded our old Camry, took the Kluger home the same afternoon. The number on the site was the number on the contract.',
  ],
  [
    'Tom A.',
    5,
    30,
    'n',
    'They sent a walkaround video before I drove up from Brisbane. It showed the scuff on the rear bar too. Respect.',
  ],
  ['Lorraine K.', 5, 62, 'm', 'Service was done while I had a swim across the road. Cannot beat that.'],
  [
    'Jack and Mel',
    4,
    66,
    'c',
    'Good car, fair price. The paperwork took an hour longer than they said, and they owned up to it.',
  ],
  [
    'Wendy O.',
    5,
    69,
    'n',
    'I asked about three cars and was told which one not to buy. That is why I bought the other.',
  ],
  [
    'Hamish D.',
    5,
    74,
    'c',
    'Certified Corolla for my daughter. The 90 point sheet was in the glovebox, filled in by hand.',
  ],
  ['Sunil R.', 4, 77, 'm', 'Courtesy car smelled of dog. Everything else was spot on.'],
  ['Bev T.', 5, 83, 'm', 'They collected my RAV4 from Bli Bli and brought it back washed.'],
  [
    'Corey M.',
    3,
    71,
    'n',
    'HiLux was as described, but delivery slipped two weeks and I had to ring to find out.',
  ],
  ['Ana P.', 5, 88, 'c', 'First car I ever bought alone. Nobody talked over me.'],
  ['Neil W.', 5, 95, 'm', null],
  ['Grace L.', 5, 110, 'n', 'Eleven years of servicing and the same face at the counter.'],
  ['Dev S.', 4, 128, 'c', 'They gave me what they said they would for the trade, to the dollar.'],
]

export const reviews: ReviewDefinition[] = SAMPLES.map(
  ([customer_name, rating, days_ago, yard, text], index) => ({
    slug: `review-${index + 1}`,
    customer_name,
    rating,
    days_ago,
    dealership_slug: at[yard],
    text,
  }),
)
