import type { StaffDefinition, TeamMemberDefinition } from '@/definitions/definition'

export const staff: StaffDefinition[] = [
  { email: 'admin@outback-caravans.example', name: 'Wayne Ferris', role: 'dealer_admin' },
  { email: 'editor@outback-caravans.example', name: 'Lil Marsh', role: 'editor' },
  {
    email: 'sales@outback-caravans.example',
    name: 'Jo Ferris',
    role: 'sales',
    location_slugs: ['bassendean'],
  },
]

const people: TeamMemberDefinition[] = [
  {
    slug: 'wayne-ferris',
    name: 'Wayne Ferris',
    role: 'Owner',
    bio: 'Took the yard over from his father, still does the handovers on dirt.',
    location_slug: 'bassendean',
  },
  {
    slug: 'jo-ferris',
    name: 'Jo Ferris',
    role: 'Sales and handover',
    bio: 'Matches rigs to cars, and says when they do not match.',
    location_slug: 'bassendean',
  },
  {
    slug: 'banjo-reid',
    name: 'Banjo Reid',
    role: 'Workshop',
    bio: 'Bearings, gas, seals and anything that leaks.',
    location_slug: 'bassendean',
  },
  {
    slug: 'lil-marsh',
    name: 'Lil Marsh',
    role: 'Spare parts',
    bio: 'Knows the shelf every part is on.',
    location_slug: 'bassendean',
  },
  {
    slug: 'arthur',
    name: 'Arthur',
    role: 'Kelpie, security',
    bio: 'Works for biscuits. Friendly once introduced.',
    location_slug: 'bassendean',
  },
]

/** Each with the portrait that `tools/demo-stock/drawings` makes. */
export const team = people.map((person) => ({
  ...person,
  photo_url: `/media/assets/outback-caravans/people/${person.slug}.svg`,
}))
