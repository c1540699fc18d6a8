import type { StaffDefinition } from '@/tenancy/definition'

const password = 'outback-demo-2026'

export const staff: StaffDefinition[] = [
  { email: 'admin@outback-caravans.example', name: 'Wayne Ferris', role: 'dealer_admin', password },
  { email: 'editor@outback-caravans.example', name: 'Lil Marsh', role: 'editor', password },
  { email: 'sales@outback-caravans.example', name: 'Jo Ferris', role: 'sales', password, location_slugs: ['bassendean'] },
]
