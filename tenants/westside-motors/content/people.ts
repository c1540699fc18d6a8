import type { StaffDefinition } from '@/tenancy/definition'

const password = 'westside-demo-2026'

export const staff: StaffDefinition[] = [
  { email: 'admin@westside-motors.example', name: 'Maeve Connolly', role: 'dealer_admin', password },
  { email: 'editor@westside-motors.example', name: 'Joel Abbott', role: 'editor', password },
  { email: 'sales@westside-motors.example', name: 'Ash Nguyen', role: 'sales', password, location_slugs: ['footscray'] },
]
