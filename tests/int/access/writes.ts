import type { Table } from './cells'
import { denied, isForeign, isPlatform, json, may, ownSeed, snapshot, stored } from './judge'
import { twin } from './reads'
import type { Answer } from './rest'
import { canary, PRIVILEGED, SAMPLES, SMUGGLED, TOUCH, touch, type Key } from './samples.data'
import { fileFor, plant, slugIn } from './world'

let serial = 0
const next = () => `-${(++serial).toString(36)}`

async function remove({ world, slug }: Table, id: string): Promise<void> {
  await world.db.db.deleteOne({ collection: slugIn(world.db, slug), where: { id: { equals: id } } })
}

export async function bodyOf(slug: string, data: unknown): Promise<unknown> {
  const file = await fileFor(slug)
  if (!file) return data
  const form = new FormData()
  form.set('_payload', JSON.stringify(data))
  form.set('file', new Blob([new Uint8Array(file.data)], { type: file.mimetype }), file.name)
  return form
}

const newId = (answer: Answer): string | null => {
  const doc: unknown = json(answer).doc
  return typeof doc === 'object' && doc !== null && 'id' in doc ? String(doc.id) : null
}

/** A change of what is live says so where there are drafts: without a status it is a draft. */
const live = ({ line }: Table, body: object): object =>
  line.versions ? { ...body, _status: 'published' } : body

/** Whatever was refused must have left no trace; whatever was allowed must be there. */
export async function writeCells(table: Table): Promise<void> {
  const { world, slug, p } = table
  const foreign: Key[] = (['b', 'c'] as const).filter((key) => isForeign(p, key) && slug !== 'manufacturers')
  const before = await Promise.all(foreign.map((key) => snapshot(world, slug, key)))
  await updateCells(table)
  await createCells(table)
  await deleteCells(table)
  const after = await Promise.all(foreign.map((key) => snapshot(world, slug, key)))
  await table.cell('foreign rows stand as before', { method: 'GET', path: `/${slug}/count` }, () =>
    foreign.every((_, index) => before[index] === after[index])
      ? null
      : 'a row of another dealer was written',
  )
}

async function updateCells(table: Table): Promise<void> {
  const { world, slug, p, line, cell } = table
  const key = ownSeed(p)
  const ids = world.ids[slug] ?? {}
  const id = ids[key] ?? ''
  const field = TOUCH[slug] ?? 'name'
  const value = touch(slug, key, p.name)
  const judge = async ({ status }: Answer) => {
    const row = await stored(world, slug, id)
    if (line.scope === 'own' || line.scope === 'locks') return null
    if (may(p, line, 'update')) return status === 200 && row?.[field] === value ? null : 'should be changed'
    return denied(status) && row?.[field] !== value ? null : 'should be refused'
  }
  const own = live(table, { [field]: value })
  await cell('update own', { method: 'PATCH', path: `/${slug}/${id}`, body: own }, judge)
  if (isPlatform(p)) return
  const changed = live(table, { [field]: `${value} again` })
  const draft = { [field]: `${value} again` }
  // What counts is that nothing was written: writeCells compares the rows themselves.
  const saved = () => null
  for (const stranger of [
    isForeign(p, 'b') && slug !== 'manufacturers' ? ids.b : undefined,
    p.role === 'sales' ? ids.a2 : undefined,
  ]) {
    if (!stranger) continue
    await twin(
      table,
      'update foreign',
      { method: 'PATCH', path: (one) => `/${slug}/${one}`, body: changed },
      stranger,
    )
    await twin(
      table,
      'update foreign as draft',
      { method: 'PATCH', path: (one) => `/${slug}/${one}?draft=true`, body: draft },
      stranger,
    )
    await cell(
      'bulk update foreign',
      { method: 'PATCH', path: `/${slug}?where[id][in]=${stranger}`, body: changed },
      saved,
    )
  }
  await cell(
    'bulk update by spoofed dealer',
    { method: 'PATCH', path: `/${slug}?where[tenant][equals]=${world.refs.b.tenant}`, body: changed },
    saved,
  )
  if ('tenant' in (SAMPLES[slug]?.(world.refs.a, 'x', '') ?? {})) await moveCells(table, id)
  await smuggleCells(table, id)
  const privileged = PRIVILEGED[slug]
  if (privileged)
    await cell(
      'update privileged fields',
      { method: 'PATCH', path: `/${slug}/${id}`, body: live(table, privileged) },
      async () => {
        const row = await stored(world, slug, id)
        const taken = Object.keys(privileged).filter(
          (name) => JSON.stringify(row?.[name]) === JSON.stringify(privileged[name]),
        )
        return taken.length ? `wrote ${taken.join(', ')}` : null
      },
    )
}

async function moveCells(table: Table, id: string): Promise<void> {
  const { world, slug, p, cell } = table
  const owner = async () => {
    const tenant = (await stored(world, slug, id))?.tenant
    return tenant === world.refs[ownSeed(p)].tenant ? null : 'moved a row to another dealer'
  }
  if (!isForeign(p, 'b')) return
  const draft = { tenant: world.refs.b.tenant }
  const body = live(table, draft)
  await cell('move to another dealer', { method: 'PATCH', path: `/${slug}/${id}`, body }, owner)
  await cell('bulk move', { method: 'PATCH', path: `/${slug}?where[id][equals]=${id}`, body }, owner)
  await cell('move as draft', { method: 'PATCH', path: `/${slug}/${id}?draft=true`, body: draft }, owner)
}

/** A link to another dealer's document would show it, or tell that it is there. */
async function smuggleCells(table: Table, id: string): Promise<void> {
  const { world, slug, p, cell } = table
  const body = isForeign(p, 'b') ? SMUGGLED[slug]?.(world.refs.b) : undefined
  if (!body) return
  const clean = async () => {
    const row = JSON.stringify(await stored(world, slug, id))
    return [
      world.refs.b.dealership,
      world.refs.b.location,
      world.refs.b.model,
      world.refs.b.media,
      world.refs.b.user,
    ].some((one) => one && row.includes(one))
      ? 'points at another dealer'
      : null
  }
  for (const [name, value] of Object.entries(body)) {
    await cell(
      `point ${name} at a foreign row`,
      { method: 'PATCH', path: `/${slug}/${id}`, body: live(table, { [name]: value }) },
      clean,
    )
    await cell(
      `point ${name} at a foreign row in a draft`,
      { method: 'PATCH', path: `/${slug}/${id}?draft=true`, body: { [name]: value } },
      clean,
    )
  }
}

async function createCells(table: Table): Promise<void> {
  const { world, slug, p, line, cell } = table
  const key = ownSeed(p)
  const make = SAMPLES[slug]
  if (!make) return
  const ok = may(p, line, 'create')
  const own = await bodyOf(slug, make(world.refs[key], canary(key), next()))
  const made = await cell('create own', { method: 'POST', path: `/${slug}`, body: own }, ({ status }) =>
    ok ? (status === 201 ? null : 'should be made') : denied(status) ? null : 'should be refused',
  )
  const id = newId(made)
  if (id && made.status === 201) await remove(table, id)
  if (isForeign(p, 'b') && slug !== 'manufacturers')
    for (const query of ['', '?draft=true']) {
      const body = await bodyOf(slug, make(world.refs.b, canary('b'), next()))
      const foreign = await cell(
        `create foreign ${query}`,
        { method: 'POST', path: `/${slug}${query}`, body },
        ({ status }) => (denied(status) ? null : 'should be refused'),
      )
      const stray = newId(foreign)
      if (stray && foreign.status === 201) await remove(table, stray)
    }
  await duplicateCells(table)
}

async function duplicateCells(table: Table): Promise<void> {
  const { world, slug, p, line, cell } = table
  const id = world.ids[slug]?.[ownSeed(p)] ?? ''
  const ok = may(p, line, 'create') && may(p, line, 'read') && !line.noDuplicate
  const copy = await cell(
    'duplicate own',
    { method: 'POST', path: `/${slug}/${id}/duplicate`, body: {} },
    ({ status }) =>
      ok ? (status < 300 ? null : 'should be copied') : denied(status) ? null : 'should be refused',
  )
  const copied = newId(copy)
  if (copied && copy.status < 300) await remove(table, copied)
  const stranger = isForeign(p, 'b') && slug !== 'manufacturers' ? world.ids[slug]?.b : undefined
  if (stranger)
    await twin(
      table,
      'duplicate foreign',
      {
        method: 'POST',
        path: (one) => `/${slug}/${one}/duplicate`,
        body: { tenant: world.refs[ownSeed(p)].tenant },
      },
      stranger,
    )
}

async function deleteCells(table: Table): Promise<void> {
  const { world, slug, p, line, cell } = table
  const key = ownSeed(p)
  const skip = ['own', 'locks', 'closed'].includes(line.scope) || slug === 'tenants'
  const victim = skip
    ? null
    : await plant(world.db, slug, SAMPLES[slug]?.(world.refs[key], canary(key), next()), slug === 'users')
  if (victim)
    await cell('delete own', { method: 'DELETE', path: `/${slug}/${victim}` }, async ({ status }) => {
      const there = (await stored(world, slug, victim)) !== null
      return may(p, line, 'delete')
        ? status === 200 && !there
          ? null
          : 'should be gone'
        : denied(status) && there
          ? null
          : 'should be refused'
    })
  // Preferences are addressed by a key of one's own: an id means nothing there.
  const stranger =
    isForeign(p, 'b') && slug !== 'manufacturers' && line.scope !== 'own' ? world.ids[slug]?.b : undefined
  if (stranger) {
    await twin(table, 'delete foreign', { method: 'DELETE', path: (one) => `/${slug}/${one}` }, stranger)
    await cell(
      'bulk delete foreign',
      { method: 'DELETE', path: `/${slug}?where[id][in]=${stranger}` },
      () => null,
    )
    await cell(
      'bulk delete by spoofed dealer',
      { method: 'DELETE', path: `/${slug}?where[tenant][equals]=${world.refs.b.tenant}` },
      () => null,
    )
  }
  if (victim && (await stored(world, slug, victim))) await remove(table, victim)
}
