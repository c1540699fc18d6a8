import type { ReviewDefinition } from '@/definitions/definition'

/** Samples for the demo: made up, good and middling ones alike. */
const SAMPLES: [string, number, number, string, string | null][] = [
  [
    'Dimitri P.',
    5,
    5,
    'footscray',
    'Held a Sportage at 11 pm, drove it at 10 the next morning. No one tried to sell me paint protection.',
  ],
  [
    'Aisha M.',
    5,
    14,
    'sunshine',
    'The kerb rash was in the photos with a little dot on it. That is why I trusted the rest.',
  ],
  [
    'Col and Jen',
    5,
    31,
    'adelaide',
    'Bought from Adelaide, living in Mildura. It turned up on a truck with a full tank.',
  ],
  [
    'Thanh V.',
    5,
    33,
    'werribee',
    'Changed my mind on the hold. Refund was back before I had finished the email.',
  ],
  ['Stacey R.', 3, 36, 'ballarat', 'Car is great. Nobody rang when they said, twice.'],
  [
    'Luca F.',
    5,
    35,
    'footscray',
    'Told them my budget was a weekly number. They showed me the whole number too.',
  ],
  [
    'Imran K.',
    4,
    40,
    'geelong',
    'Tyres were more worn than I expected. They knocked off a set without arguing.',
  ],
  ['Ngaire T.', 5, 38, 'werribee', 'Third car from this lot. Still not one surprise.'],
  ['Brodie S.', 4, 37, 'sunshine', 'Busy on a Saturday. Go on a Tuesday.'],
  [
    'Helena C.',
    5,
    44,
    'footscray',
    'Moved the car from Geelong for me for free and I said no in the end. They shrugged and made me coffee.',
  ],
  ['Raj and Meera', 5, 58, 'adelaide', null],
  ['Old mate Pete', 5, 66, 'geelong', 'Sold them my Commodore. Money was there before the train was.'],
]

export const reviews: ReviewDefinition[] = SAMPLES.map(
  ([customer_name, rating, days_ago, yard, text], index) => ({
    slug: `review-${index + 1}`,
    customer_name,
    rating,
    days_ago,
    dealership_slug: `westside-${yard}`,
    text,
  }),
)
