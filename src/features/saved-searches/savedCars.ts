/** Mails about the cars that a shopper saved: a saved search of a kind of its own, one row per shopper. */
import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'
import { savedCarsConsentText } from './consentText.rules'
import { alertConsentSchema } from './jsonShapes.rules'
import type { Site } from '@/core/dealer/views'
import { notify } from '@/jobs/notify'
import { stopped } from './answer'
import { consentTo } from './consent'
import { hashesOf } from './tokens'
import { NO_MAIL } from '@/core/letter/owedMails'
import { newSalt } from '@/lib/linkToken'

interface Person {
  id: string
  email: string | null
}

/** The row has the shopper's id: there is never a second one. */
const ofPerson = ({ tenant }: Site, { id }: Pick<Person, 'id'>): Clause[] => [
  ['id', '=', id],
  ['tenant', '=', tenant.id],
]

/** Starts the mails, with the consent text as shown. Does nothing without a proved e-mail address. */
export async function startSavedCars(site: Site, person: Person, page: string, at: Date): Promise<void> {
  if (!person.email) return
  const rows = await table('saved-searches')
  const salt = newSalt()
  const begun = {
    email: person.email,
    name: `Saved ${site.config.labels.cars}`,
    state: 'active',
    confirmed_at: at.toISOString(),
    stopped_at: null,
    consent: consentTo(savedCarsConsentText(site.config, site.tenant.name), site, page, at),
    salt,
    ...hashesOf(salt),
    seen_cars: null,
    next_due_at: at.getTime(),
    quiet_until: 0,
    lease_until: 0,
    ...NO_MAIL,
  }
  const made = await rows.insert({
    ...begun,
    id: person.id,
    tenant: site.tenant.id,
    shopper_id: person.id,
    search: '',
    frequency: 'instant',
    floor: 0,
  })
  if (!made) await rows.update([...ofPerson(site, person), ['state', '=', 'stopped']], begun)
  notify('alertsLoop')
}

export async function stopSavedCars(site: Site, person: Pick<Person, 'id'>, at: Date): Promise<void> {
  await (
    await table('saved-searches')
  ).update([...ofPerson(site, person), ['state', '=', 'active']], stopped(at))
}

/** Null when no mails are sent. */
export async function savedCarsSince(site: Site, person: Pick<Person, 'id'>): Promise<Date | null> {
  const [row] = await (
    await table('saved-searches')
  ).find([...ofPerson(site, person), ['state', '=', 'active']], { fields: ['consent'], limit: 1 })
  const consent = alertConsentSchema.safeParse(row?.consent)
  return consent.success ? new Date(consent.data.at) : null
}

export async function moveSavedCars(site: Site, person: Pick<Person, 'id'>, email: string): Promise<void> {
  await (await table('saved-searches')).update(ofPerson(site, person), { email })
}

/** Nothing is mailed for a deleted account: its saved searches are deleted too. */
export async function eraseAlerts(site: Site, person: Person): Promise<void> {
  const rows = await table('saved-searches')
  await rows.delete(ofPerson(site, person))
  if (person.email)
    await rows.delete([
      ['tenant', '=', site.tenant.id],
      ['email', '=', person.email],
    ])
}
