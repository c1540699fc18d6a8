import type { StaffDefinition } from '@/tenancy/definition'

export const staff: StaffDefinition[] = [
  { email: 'admin@harbour-toyota.example', name: 'Helen Brandt', role: 'dealer_admin', password: 'harbour-demo-2026' },
  { email: 'editor@harbour-toyota.example', name: 'Jodie Lim', role: 'editor', password: 'harbour-demo-2026' },
  { email: 'sales@harbour-toyota.example', name: 'Sam Okafor', role: 'sales', password: 'harbour-demo-2026', location_slugs: ['maroochydore'] },
]
