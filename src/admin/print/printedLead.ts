import { labelOf } from '@/fields/label'
import { staffMoment } from '@/admin/staffMoment'

interface Printed {
  lead_id: string
  name: string
  state: string
  createdAt: string
  assigned_to: string | null
}

/** Facts from around a lead's screen: who has it and how far it has come. `people`: names by id. */
export function printedLead(
  { lead_id, name, state, createdAt, assigned_to }: Printed,
  people: ReadonlyMap<string, string>,
  { zone, now }: { zone: string; now: Date },
): string[] {
  const person = assigned_to ? (people.get(assigned_to) ?? 'a colleague') : 'nobody yet'
  return [
    `Lead ${lead_id} of ${name || 'somebody without a name'}, came in ${staffMoment(createdAt, zone)}.`,
    `${labelOf(state)}, with ${person}.`,
    `Printed ${staffMoment(now.getTime(), zone)}.`,
  ]
}
