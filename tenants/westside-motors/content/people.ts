import type { StaffDefinition } from '@/tenancy/definition'

export const staff: StaffDefinition[] = [
  { email: 'admin@westside-motors.example', name: 'Maeve Connolly', role: 'dealer_admin' },
  { email: 'editor@westside-motors.example', name: 'Joel Abbott', role: 'editor' },
  { email: 'sales@westside-motors.example', name: 'Ash Nguyen', role: 'sales', location_slugs: ['footscray'] },
]
