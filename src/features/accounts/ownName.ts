import { z } from 'zod'
import { ERASED } from '@/core/person/personTables'
import { textOrNull } from '@/core/dealer/rowShapes'
import type { Site } from '@/core/dealer/views'
import { newestOf, owned, type Proved } from '@/core/person/read/ownRows'

const named = z.object({ name: textOrNull, last_name: textOrNull, createdAt: z.coerce.date() })
const inOneBox = named.omit({ last_name: true })

/** The name of the account, else that of the newest message, booking or reservation that its proved addresses were given in. */
export async function ownName(site: Site, person: Proved & { name: string | null }): Promise<string | null> {
  if (person.name) return person.name
  const [leads, bookings, reservations] = await Promise.all([
    newestOf(owned('leads', named), site, person, 0, 1),
    newestOf(owned('bookings', inOneBox), site, person, 0, 1),
    newestOf(owned('reservations', inOneBox), site, person, 0, 1),
  ])
  const [newest] = [...leads, ...bookings, ...reservations]
    .filter(({ name }) => name && name !== ERASED)
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  if (!newest) return null
  const last = 'last_name' in newest ? newest.last_name : null
  return [newest.name, last].filter(Boolean).join(' ')
}
