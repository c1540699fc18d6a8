import type { StaffDefinition } from '@/tenancy/definition'

export const staff: StaffDefinition[] = [
  { email: 'admin@harbour-toyota.example', name: 'Helen Brandt', role: 'dealer_admin' },
  { email: 'editor@harbour-toyota.example', name: 'Jodie Lim', role: 'editor' },
  { email: 'sales@harbour-toyota.example', name: 'Sam Okafor', role: 'sales', location_slugs: ['maroochydore'] },
]
