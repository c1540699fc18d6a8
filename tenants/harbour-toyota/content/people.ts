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

export const team: TeamMemberDefinition[] = [
  { slug: 'sam-okafor', name: 'Sam Okafor', role: 'Sales, Maroochydore', location_slug: 'maroochydore' },
  { slug: 'renee-tausala', name: 'Renee Tausala', role: 'Workshop manager', location_slug: 'maroochydore' },
  { slug: 'priya-raman', name: 'Priya Raman', role: 'Finance', location_slug: 'maroochydore' },
  { slug: 'dale-whitby', name: 'Dale Whitby', role: 'Used cars, Caloundra', location_slug: 'caloundra' },
  { slug: 'helen-brandt', name: 'Helen Brandt', role: 'Customer relations', location_slug: 'maroochydore' },
  { slug: 'jodie-lim', name: 'Jodie Lim', role: 'New cars, Noosaville', location_slug: 'noosaville' },
  { slug: 'mark-eru', name: 'Mark Eru', role: 'Service adviser, Noosaville', location_slug: 'noosaville' },
  { slug: 'tess-novak', name: 'Tess Novak', role: 'Parts', location_slug: 'maroochydore' },
]
