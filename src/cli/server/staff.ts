import { idsOf } from '@/access/ids'
import { needsTwoSteps } from '@/access/login/needsTwoSteps'
import { resetSecondFactor } from '@/features/staff/resetSecondFactor'
import { writeAudit } from '@/db/audit'
import { getDb } from '@/db/payload'
import { done, fail, type OperationResult } from './operationSchema'

/** For a person who lost the phone and the paper codes, when nobody else can help. */
export async function resetSecondFactorOf(email: string): Promise<OperationResult> {
  const db = await getDb()
  const { docs } = await db.find({
    collection: 'users',
    where: { email: { equals: email.trim().toLowerCase() } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  const [person] = docs
  if (!person) return fail(`Nobody signs in with ${email}.`)
  if (!(await resetSecondFactor(db, person.id, person.email)))
    return fail(`${person.email} has no second step: the password alone lets them in.`)
  await writeAudit({
    tenantId: idsOf(person.tenants)[0] ?? null,
    who: 'operator',
    via: 'cli',
    what: 'reset the second step of users',
    entity: 'users',
    docId: person.id,
    docTitle: person.name,
  })
  const next = needsTwoSteps(person.role)
    ? 'The next sign-in sets a new one up.'
    : 'The password alone lets them in now.'
  return done([
    `The second step of ${person.email} is off, and every browser is signed out. ${next}`,
    'They were told by mail.',
  ])
}
