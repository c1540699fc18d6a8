import type { StaffDefinition, TeamMemberDefinition } from '@/definitions/definition'

export const staff: StaffDefinition[] = [
  { email: 'admin@harbour-toyota.example', name: 'Helen Brandt', role: 'dealer_admin' },
  { email: 'editor@harbour-toyota.example', name: 'Jodie Lim', role: 'editor' },
  {
    email: 'sales@harbour-toyota.example',
    name: 'Sam Okafor',
    role: 'sales',
    location_slugs: ['maroochydore'],
  },
]

const people: TeamMemberDefinition[] = [
  {
    slug: 'sam-okafor',
    name: 'Sam Okafor',
    role: 'Sales, Maroochydore',
    bio: 'Eleven years on this yard. Ask for the walkaround video before you drive over.',
    location_slug: 'maroochydore',
  },
  {
    slug: 'renee-tausala',
    name: 'Renee Tausala',
    role: 'Workshop manager',
    bio: 'Runs the hoists and signs every inspection sheet.',
    location_slug: 'maroochydore',
  },
  {
    slug: 'priya-raman',
    name: 'Priya Raman',
    role: 'Finance',
    bio: 'Explains the comparison rate without a brochure.',
    location_slug: 'maroochydore',
  },
  {
    slug: 'dale-whitby',
    name: 'Dale Whitby',
    role: 'Used cars, Caloundra',
    bio: 'Buys, prices and sells every used car at Caloundra. Fleet orders too.',
    location_slug: 'caloundra',
  },
  {
    slug: 'helen-brandt',
    name: 'Helen Brandt',
    role: 'Customer relations',
    bio: 'If something went wrong, she is the person to ring.',
    location_slug: 'maroochydore',
  },
  {
    slug: 'jodie-lim',
    name: 'Jodie Lim',
    role: 'New cars, Noosaville',
    bio: 'Orders, colours and build dates for new cars.',
    location_slug: 'noosaville',
  },
  {
    slug: 'mark-eru',
    name: 'Mark Eru',
    role: 'Service adviser, Noosaville',
    bio: 'Books you in, and rings before any extra work.',
    location_slug: 'noosaville',
  },
  {
    slug: 'tess-novak',
    name: 'Tess Novak',
    role: 'Parts',
    bio: 'Finds the part, or tells you what fits in its place.',
    location_slug: 'maroochydore',
  },
]

/** Each with the portrait that `tools/demo-stock/drawings` makes. */
export const team = people.map((person) => ({
  ...person,
  photo_url: `/media/assets/harbour-toyota/people/${person.slug}.svg`,
}))
