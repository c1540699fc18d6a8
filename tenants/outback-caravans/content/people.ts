import type { StaffDefinition } from '@/tenancy/definition'

export const staff: StaffDefinition[] = [
  { email: 'admin@outback-caravans.example', name: 'Wayne Ferris', role: 'dealer_admin' },
  { email: 'editor@outback-caravans.example', name: 'Lil Marsh', role: 'editor' },
  { email: 'sales@outback-caravans.example', name: 'Jo Ferris', role: 'sales', location_slugs: ['bassendean'] },
]
