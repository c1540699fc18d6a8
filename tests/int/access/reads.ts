import type { Table } from './cells'
import { denied, isForeign, isPlatform, json, KEYS, may, nowhere, ownSeed } from './judge'
import type { Answer } from './rest'
import { canary } from './samples.data'
import { slugIn } from './world'

const LISTS = [
  '?limit=100',
  '?limit=0',
  '?pagination=false&limit=100',
  '?depth=3&limit=100',
  '?draft=true&limit=100',
  '?trash=true&limit=100',
  '?sort=-id&limit=100',
  '?depth=3&limit=100&populate[tenants][config]=true&populate[users][email]=true',
  '?limit=100&select[hash]=true&select[tenant]=true&joins=false',
]

const lenient = (table: Table) => ['users', 'own', 'locks'].includes(table.line.scope)

/** A list shows all own rows (those of every own dealer) or is refused. */
function rightRows(table: Table, whole: boolean) {
  const { p, line, slug } = table
  return ({ status, body }: Answer): string | null => {
    if (!may(p, line, 'read')) return lenient(table) || denied(status) ? null : 'should be refused'
    if (status !== 200) return 'should be allowed'
    if (
      !whole ||
      ['manufacturers', 'audit-log', 'payload-preferences', 'payload-locked-documents'].includes(slug)
    )
      return null
    const missing = KEYS.filter((key) => !isForeign(p, key) && !body.includes(canary(key)))
    return missing.length ? `lacks own rows of ${missing.join(', ')}` : null
  }
}

const emptyOrRefused = (answer: Answer): string | null =>
  // Preferences answer a key that is not there with 200 and null.
  denied(answer.status) || json(answer).totalDocs === 0 || json(answer).value === null
    ? null
    : 'finds rows of another dealer'

export async function readCells(table: Table): Promise<void> {
  const { world, slug, p, line, cell } = table
  for (const query of LISTS)
    await cell(
      `list ${query}`,
      { method: 'GET', path: `/${slug}${query}` },
      rightRows(table, !query.includes('select')),
    )
  await cell(
    'list by override',
    { method: 'POST', path: `/${slug}`, body: { limit: 100 }, headers: { 'x-http-method-override': 'GET' } },
    rightRows(table, false),
  )
  await cell('count', { method: 'GET', path: `/${slug}/count` }, (answer) =>
    may(p, line, 'read')
      ? Number(json(answer).totalDocs) > 0 || lenient(table)
        ? null
        : 'counts nothing'
      : lenient(table) || denied(answer.status)
        ? null
        : 'should be refused',
  )
  const owner = world.refs[ownSeed(p)].tenant
  if (may(p, line, 'read') && ['tenant', 'location'].includes(line.scope) && slug !== 'tenants')
    for (const query of [
      `where[tenant][equals]=${owner}&select[tenant]=true`,
      `where[and][0][tenant][equals]=${owner}&limit=1`,
      `where[tenant][equals]=${owner}`,
      `where[tenant][in]=${owner}&depth=2`,
      `where[tenant][equals]=${owner}&sort=-createdAt&limit=5`,
    ])
      await cell('own dealer by name', { method: 'GET', path: `/${slug}?${query}` }, (answer) =>
        Number(json(answer).totalDocs) > 0 ? null : 'finds nothing',
      )
  await foreignCells(table)
  await idCells(table)
  if (line.versions) await versionCells(table)
  for (const query of [
    'where[hash][exists]=true',
    'sort=hash',
    'where[password][exists]=true',
    'where[tenant.config.tagline][contains]=CANARYB',
    'where[tenant.name][like]=CANARYB',
  ])
    if (!isPlatform(p))
      await cell(`oracle ${query}`, { method: 'GET', path: `/${slug}?limit=100&${query}` }, (answer) =>
        query.startsWith('sort') ||
        denied(answer.status) ||
        json(answer).totalDocs === 0 ||
        slug.startsWith('payload-pref')
          ? null
          : 'a hidden or foreign value can be asked for',
      )
}

async function foreignCells({ world, slug, p, cell }: Table): Promise<void> {
  if (!isForeign(p, 'b') || slug === 'manufacturers') return
  const id = world.ids[slug]?.b ?? ''
  const { tenant } = world.refs.b
  const field = slug === 'tenants' ? 'id' : slug === 'users' ? 'tenants' : 'tenant'
  const spoofs = [
    `where[${field}][equals]=${tenant}`,
    `where[id][equals]=${id}`,
    `where[and][0][or][0][id][in]=${id}`,
    `where[or][0][and][0][${field}][in]=${tenant}&where[or][1][id][equals]=${id}`,
    `where[${field}][equals]=${tenant}&draft=true&trash=true`,
  ]
  for (const spoof of spoofs) {
    await cell(
      `spoofed list ${spoof.slice(0, 30)}`,
      { method: 'GET', path: `/${slug}?depth=2&${spoof}` },
      emptyOrRefused,
    )
    await cell(
      `spoofed count ${spoof.slice(0, 30)}`,
      { method: 'GET', path: `/${slug}/count?${spoof}` },
      emptyOrRefused,
    )
  }
}

async function idCells(table: Table): Promise<void> {
  const { world, slug, p, line, cell } = table
  const ids = world.ids[slug] ?? {}
  const own = ids[ownSeed(p)] ?? ''
  const rightRow = (answer: Answer) => {
    if (lenient(table)) return null
    return may(p, line, 'read')
      ? answer.status === 200
        ? null
        : 'should be allowed'
      : denied(answer.status)
        ? null
        : 'should be refused'
  }
  for (const query of ['', '?depth=3', '?draft=true', '?trash=true']) {
    await cell(`own ${query}`, { method: 'GET', path: `/${slug}/${own}${query}` }, rightRow)
    for (const stranger of [
      isForeign(p, 'b') && slug !== 'manufacturers' ? ids.b : undefined,
      p.role === 'sales' ? ids.a2 : undefined,
    ])
      if (stranger)
        await twin(
          table,
          `foreign ${query}`,
          { method: 'GET', path: (id) => `/${slug}/${id}${query}` },
          stranger,
          line.scope === 'own',
        )
  }
  const access = isForeign(p, 'b') && slug !== 'manufacturers' ? ids.b : undefined
  if (access)
    await twin(
      table,
      'rights on foreign',
      { method: 'POST', path: (id) => `/${slug}/access/${id}`, body: {} },
      access,
      true,
    )
}

/** Somebody else's row answers in the very bytes of a row that does not exist. */
export async function twin(
  { world, cell }: Table,
  name: string,
  ask: { method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; path: (id: string) => string; body?: unknown },
  id: string,
  mayAnswer = false,
): Promise<void> {
  const none = nowhere(world)
  const request = (one: string) => ({
    method: ask.method,
    path: ask.path(one),
    ...(ask.body === undefined ? {} : { body: ask.body }),
  })
  const absent = await cell(`${name}, not there`, request(none), ({ status }) =>
    mayAnswer || denied(status) ? null : 'should be refused',
  )
  await cell(name, request(id), ({ status, body }) => {
    if (!mayAnswer && !denied(status)) return 'should be refused'
    return status === absent.status && body.replaceAll(id, '#') === absent.body.replaceAll(none, '#')
      ? null
      : `tells that it exists (${absent.status} ${absent.body.slice(0, 80)})`
  })
}

async function versionCells(table: Table): Promise<void> {
  const { world, slug, p, cell } = table
  await cell(
    'versions',
    { method: 'GET', path: `/${slug}/versions?limit=100&depth=2` },
    rightRows(table, true),
  )
  if (!isForeign(p, 'b')) return
  await cell(
    'spoofed versions',
    { method: 'GET', path: `/${slug}/versions?where[version.tenant][equals]=${world.refs.b.tenant}` },
    emptyOrRefused,
  )
  const { docs } = await world.db.findVersions({
    collection: slugIn(world.db, slug),
    where: { parent: { equals: world.ids[slug]?.b } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  const version = docs[0]?.id
  if (!version) throw new Error(`${slug} has no version of B`)
  const id = String(version)
  await twin(table, 'foreign version', { method: 'GET', path: (one) => `/${slug}/versions/${one}` }, id)
  await cell('restore foreign version', { method: 'POST', path: `/${slug}/versions/${id}` }, ({ status }) =>
    denied(status) ? null : 'should be refused',
  )
  await cell(
    'restore foreign version as draft',
    { method: 'POST', path: `/${slug}/versions/${id}?draft=true` },
    ({ status }) => (denied(status) ? null : 'should be refused'),
  )
}
