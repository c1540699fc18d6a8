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

export const team: TeamMemberDefinition[] = [
  { slug: 'ash-nguyen', name: 'Ash Nguyen', role: 'Footscray', location_slug: 'footscray' },
  { slug: 'dimitra-kalos', name: 'Dimitra Kalos', role: 'Buyer', location_slug: 'footscray' },
  { slug: 'tupou-fale', name: 'Tupou Fale', role: 'Finance', location_slug: 'footscray' },
  { slug: 'maeve-connolly', name: 'Maeve Connolly', role: 'Deliveries', location_slug: 'footscray' },
  { slug: 'joel-abbott', name: 'Joel Abbott', role: 'Photos and pages', location_slug: 'sunshine' },
  { slug: 'sana-haddad', name: 'Sana Haddad', role: 'Werribee', location_slug: 'werribee' },
  { slug: 'reuben-tait', name: 'Reuben Tait', role: 'Geelong', location_slug: 'geelong' },
  { slug: 'kate-molloy', name: 'Kate Molloy', role: 'Ballarat', location_slug: 'ballarat' },
  { slug: 'giang-pham', name: 'Giang Pham', role: 'Adelaide', location_slug: 'adelaide' },
]
