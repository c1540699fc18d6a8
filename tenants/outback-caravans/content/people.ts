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

export const team: TeamMemberDefinition[] = [
  { slug: 'wayne-ferris', name: 'Wayne Ferris', role: 'Owner', location_slug: 'bassendean' },
  { slug: 'jo-ferris', name: 'Jo Ferris', role: 'Sales and handover', location_slug: 'bassendean' },
  { slug: 'banjo-reid', name: 'Banjo Reid', role: 'Workshop', location_slug: 'bassendean' },
  { slug: 'lil-marsh', name: 'Lil Marsh', role: 'Spare parts', location_slug: 'bassendean' },
  { slug: 'arthur', name: 'Arthur', role: 'Kelpie, security', location_slug: 'bassendean' },
]
