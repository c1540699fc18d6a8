import type { ReviewDefinition } from '@/definitions/definition'

/** Samples for the demo: made up, good and middling ones alike. */
const SAMPLES: [string, number, number, string | null][] = [
  [
    'Margaret and Ian, Gibb River',
    5,
    215,
    'They told us the van we wanted was too heavy for our car. Sold us a lighter one for less. That was 14,000 km ago.',
  ],
  [
    'Shaun T., Karratha',
    5,
    130,
    'The hour on dirt was worth more than the van. Reversed into Barn Hill first go.',
  ],
  ['Rosie L., Margaret River', 5, 95, 'Found the water pump fault before I did, and fixed it.'],
  [
    'Kev and Lyn, Esperance',
    5,
    12,
    'Consigned our old Coromal. Wayne rang every Friday whether there was news or not.',
  ],
  ['Annabel F., Fremantle', 4, 52, 'Lovely people, slow on email. Ring them.'],
  [
    'Tim O., Geraldton',
    5,
    33,
    'Weighed our old van for nothing and showed us we had been 210 kilos over for six years.',
  ],
  [
    'Priscilla D., Denmark',
    5,
    47,
    'I am five foot two and travel alone. Nobody blinked. Jo taught me to hitch up by myself.',
  ],
  [
    'The Haddad family, Ellenbrook',
    4,
    61,
    'One bunk light did not work at handover. Posted us a new one to Exmouth.',
  ],
  ['Graham W., Bunbury', 3, 78, 'Good van, dear accessories.'],
  [
    'Soph and Ben, Broome',
    5,
    150,
    'Subscription for three months while we worked out if we were van people. We are.',
  ],
  ['Merv, Kalgoorlie', 5, 188, null],
]

export const reviews: ReviewDefinition[] = SAMPLES.map(([customer_name, rating, days_ago, text], index) => ({
  slug: `review-${index + 1}`,
  customer_name,
  rating,
  days_ago,
  dealership_slug: 'outback-bassendean',
  text,
}))
