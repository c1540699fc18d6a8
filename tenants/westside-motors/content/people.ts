import type { StaffDefinition, TeamMemberDefinition } from '@/definitions/definition'

export const staff: StaffDefinition[] = [
  { email: 'admin@westside-motors.example', name: 'Maeve Connolly', role: 'dealer_admin' },
  { email: 'editor@westside-motors.example', name: 'Joel Abbott', role: 'editor' },
  {
    email: 'sales@westside-motors.example',
    name: 'Ash Nguyen',
    role: 'sales',
    location_slugs: ['footscray'],
  },
]

const people: TeamMemberDefinition[] = [
  {
    slug: 'ash-nguyen',
    name: 'Ash Nguyen',
    role: 'Sales, Footscray',
    bio: 'Opens the yard. Prices the cars on Monday.',
    location_slug: 'footscray',
  },
  {
    slug: 'dimitra-kalos',
    name: 'Dimitra Kalos',
    role: 'Buyer',
    bio: 'Buys about forty cars a week, turns down more.',
    location_slug: 'footscray',
  },
  {
    slug: 'tupou-fale',
    name: 'Tupou Fale',
    role: 'Finance',
    bio: 'Shows the comparison rate first.',
    location_slug: 'footscray',
  },
  {
    slug: 'maeve-connolly',
    name: 'Maeve Connolly',
    role: 'Deliveries',
    bio: 'Gets your car to your driveway, and answers when you complain.',
    location_slug: 'footscray',
  },
  {
    slug: 'joel-abbott',
    name: 'Joel Abbott',
    role: 'Photos and pages',
    bio: 'Photographs every mark he can find.',
    location_slug: 'sunshine',
  },
  {
    slug: 'sana-haddad',
    name: 'Sana Haddad',
    role: 'Sales, Werribee',
    bio: 'Small cars, first cars, patient test drives.',
    location_slug: 'werribee',
  },
  {
    slug: 'reuben-tait',
    name: 'Reuben Tait',
    role: 'Sales, Geelong',
    bio: 'Utes and vans. Knows what each one tows.',
    location_slug: 'geelong',
  },
  {
    slug: 'kate-molloy',
    name: 'Kate Molloy',
    role: 'Sales, Ballarat',
    bio: 'Grew up two streets from the yard.',
    location_slug: 'ballarat',
  },
  {
    slug: 'giang-pham',
    name: 'Giang Pham',
    role: 'Sales, Adelaide',
    bio: 'Moves cars between states every week.',
    location_slug: 'adelaide',
  },
]

/** Each with the portrait that `tools/demo-stock/drawings` makes. */
export const team = people.map((person) => ({
  ...person,
  photo_url: `/media/assets/westside-motors/people/${person.slug}.svg`,
}))
