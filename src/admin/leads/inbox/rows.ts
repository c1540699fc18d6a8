import type { Payload, TypedUser } from 'payload'
import { idOf } from '@/access/ids'
import { onlyTenantOf } from '@/access/staff'
import { shortNameOf } from '@/admin/fields/ReferenceCell'
import type { Lead } from '@/payload-types'
import { cardPicture } from '@/admin/car/list/cardPicture'
import { dealerZone } from '@/admin/dealerZone'
import type { Reading } from '@/admin/ownRows'
import { clockedLeadSchema, clockOf } from '@/admin/leads/hoursOf'
import { staffMomentBeside } from '@/admin/staffMoment'
import { wholeName } from '@/core/person/personName'
import type { ReplyClock } from '@/features/leads/replyClock.rules'
import { isAside } from '@/features/leads/snooze.rules'
import { labelOf } from '@/fields/label'
import { isRecord } from '@/lib/isRecord'

const MAX_LEADS = 1000
type Listed = Pick<Lead, 'id' | 'tenant' | 'cluster_id'>

/** A cluster is one dealer's: another dealer's leads of the person count for themselves. */
const keyOf = ({ tenant, cluster_id }: Omit<Listed, 'id'>): string => `${idOf(tenant)} ${cluster_id}`

/**
 * By the lead's id, as far as the reader may see them. Each lead has a reply clock of its own, and two people of the dealer
 * would answer one person without knowing of each other.
 */
async function fromSamePerson(
  payload: Payload,
  user: TypedUser,
  leads: readonly Listed[],
): Promise<Map<string, number>> {
  const ids = [...new Set(leads.flatMap(({ cluster_id }) => cluster_id ?? []))]
  const counts = new Map<string, number>()
  if (ids.length) {
    const { docs } = await payload.find({
      collection: 'leads',
      where: { cluster_id: { in: ids } },
      ...{ depth: 0, limit: MAX_LEADS, pagination: false, user, overrideAccess: false },
      select: { tenant: true, cluster_id: true },
    })
    for (const doc of docs) counts.set(keyOf(doc), (counts.get(keyOf(doc)) ?? 0) + 1)
  }
  return new Map(leads.map((lead) => [lead.id, counts.get(keyOf(lead)) ?? 1]))
}

export type ListedLead = Pick<
  Lead,
  | 'id'
  | 'tenant'
  | 'name'
  | 'last_name'
  | 'category'
  | 'subcategory'
  | 'state'
  | 'suspected'
  | 'createdAt'
  | 'responded_at'
  | 'back_at'
  | 'asked_at'
  | 'location_id'
  | 'location'
  | 'assigned_to'
  | 'car_id'
  | 'stock_number'
  | 'facts'
  | 'cluster_id'
>
export const LISTED = {
  tenant: true,
  name: true,
  last_name: true,
  category: true,
  subcategory: true,
  state: true,
  suspected: true,
  createdAt: true,
  responded_at: true,
  back_at: true,
  asked_at: true,
  location_id: true,
  location: true,
  assigned_to: true,
  car_id: true,
  stock_number: true,
  facts: true,
  cluster_id: true,
} as const

export interface InboxRow {
  id: string
  name: string
  wants: string
  came: string
  /** `Snoozed until 1 Dec 2026, 9:00 am`; empty where it is not. */
  aside: string
  clock: ReplyClock | null
  car: { name: string; note: string; picture: string | null } | null
  place: string
  who: string
  state: string
  tone: string
  isHeld: boolean
  isFree: boolean
  /** `2 from Tina`; empty where the person sent one. */
  same: string
}

const TONES: Partial<Record<Lead['state'], string>> = {
  new: 'is-warn',
  won: 'is-good',
  appointment: 'is-good',
  spam: 'is-bad',
}

/** The car as it was called when the lead came: it may be sold and gone since. */
export function carNameOf({ facts }: Pick<Lead, 'facts'>): string {
  const car: unknown = isRecord(facts) ? facts.car : null
  return isRecord(car) && typeof car.name === 'string' ? car.name : ''
}

async function picturesOf(payload: Payload, user: TypedUser, leads: readonly ListedLead[]) {
  const ids = [...new Set(leads.flatMap(({ car_id }) => car_id ?? []))]
  if (!ids.length) return new Map<string, string>()
  const { docs } = await payload.find({
    collection: 'cars',
    where: { id: { in: ids } },
    depth: 0,
    limit: ids.length,
    pagination: false,
    user,
    overrideAccess: false,
    select: { tenant: true, dealership_id: true, primary_image_url: true, picture_files: true },
  })
  return new Map(
    docs.flatMap((car) => {
      const picture = cardPicture(car, 160)
      return picture ? [[car.id, picture] as const] : []
    }),
  )
}

/** `people`: names by id, of those whom the reader may know. `screens`: the zone that the screen names. */
export async function inboxRows(
  { payload, user, now }: Reading,
  leads: readonly ListedLead[],
  people: ReadonlyMap<string, string>,
  screens: string,
): Promise<InboxRow[]> {
  const [pictures, same] = await Promise.all([
    picturesOf(payload, user, leads),
    fromSamePerson(payload, user, leads),
  ])
  const isOne = onlyTenantOf(user) !== undefined
  return Promise.all(
    leads.map(async (lead): Promise<InboxRow> => {
      const clocked = clockedLeadSchema.parse(lead)
      const [clock, zone] = await Promise.all([
        clockOf(payload, clocked, now),
        dealerZone(payload, clocked.tenant),
      ])
      const person = idOf(lead.assigned_to)
      const car = carNameOf(lead)
      const count = same.get(lead.id) ?? 1
      return {
        id: lead.id,
        name: wholeName(lead) || 'Without a name',
        wants: [lead.category, lead.subcategory].filter(Boolean).join(', ') || 'Enquiry',
        came: staffMomentBeside(lead.createdAt, zone, screens),
        clock,
        aside: isAside(lead.back_at, now)
          ? `Snoozed until ${staffMomentBeside(lead.back_at, zone, screens)}`
          : '',
        car: car
          ? {
              name: car,
              note: lead.stock_number ? `Stock ${lead.stock_number}` : '',
              picture: pictures.get(lead.car_id ?? '') ?? null,
            }
          : null,
        place: isOne ? await shortNameOf(payload, lead, lead.location ?? '') : (lead.location ?? ''),
        who: person === user.id ? 'You' : person ? (people.get(person) ?? 'A colleague') : '',
        state: labelOf(lead.state),
        tone: TONES[lead.state] ?? '',
        isHeld: lead.suspected === true,
        same: count > 1 ? `${count} from ${lead.name?.trim() || 'this person'}` : '',
        isFree: !person && lead.state === 'new' && lead.suspected !== true,
      }
    }),
  )
}
