import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Where } from 'payload'
import { z } from 'zod'
import { getDb } from '@/db/payload'
import { env } from '@/env'
import { applyTenant, type ApplyResult } from './applyTenant'
import { bringToLife } from './life/bringToLife'
import type { Lives } from './life/dealerLife'
import { ensureStaff, newPassword } from './staffAccounts'
import { PLATFORM, ROLES } from '@/access/roles'
import type { TenantDefinition } from './definition'

const loginSchema = z.object({
  role: z.enum(ROLES),
  email: z.string(),
  password: z.string(),
  dealer: z.string().optional(),
})
const demoSchema = z.object({
  dealers: z.array(z.object({ name: z.string(), url: z.string() })),
  admin: z.object({ url: z.string(), logins: z.array(loginSchema) }),
})
export type DemoFile = z.output<typeof demoSchema>
type Login = z.output<typeof loginSchema>

const file = () => path.join(/* turbopackIgnore: true */ env.dataDir, 'demo.json')
const at = (host: string) => `http://${host}:${env.port}`
const ADMIN = 'admin@forecourt.example'

async function readDemo(): Promise<DemoFile | null> {
  const text = await readFile(file(), 'utf8').catch(() => null)
  return text === null ? null : demoSchema.parse(JSON.parse(text))
}

async function writeDemo(demo: DemoFile): Promise<void> {
  await writeFile(`${file()}.new`, JSON.stringify(demo, null, 2), { mode: 0o600 })
  await rename(`${file()}.new`, file())
}

const stockOf = (slug: string) =>
  readFile(path.resolve(/* turbopackIgnore: true */ 'tenants', slug, 'stock.json'), 'utf8').catch(() => '[]')

async function locationsOf(tenantId: string, slugs: string[]): Promise<string[]> {
  const db = await getDb()
  const where: Where = { and: [{ tenant: { equals: tenantId } }, { slug: { in: slugs } }] }
  const { docs } = await db.find({
    collection: 'locations',
    where,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs.map(({ id }) => id)
}

async function login(
  account: Parameters<typeof ensureStaff>[0],
  known: Login[],
  dealer?: string,
): Promise<Login> {
  const before = known.find(({ email }) => email === account.email)
  const password = before?.password ?? newPassword()
  await ensureStaff(account, password, !before)
  return { role: account.role, email: account.email, password, ...(dealer ? { dealer } : {}) }
}

async function staffOf(definition: TenantDefinition, tenantId: string, known: Login[]): Promise<Login[]> {
  const logins: Login[] = []
  for (const { email, name, role, location_slugs } of definition.staff) {
    const locations = location_slugs?.length ? await locationsOf(tenantId, location_slugs) : []
    logins.push(
      await login({ email, name, role, tenants: [tenantId], locations, demo: true }, known, definition.slug),
    )
  }
  return logins
}

export interface DemoProgress {
  (dealer: string, result: ApplyResult): void
}

/** Writes and returns DATA_DIR/demo.json. Never call it in production mode. */
export async function applyDemo(
  definitions: readonly TenantDefinition[],
  progress: DemoProgress = () => undefined,
  lives: Lives = {},
): Promise<DemoFile> {
  if (env.mode !== 'demo') throw new Error('Demo dealers are loaded in demo mode only.')
  const known = (await readDemo().catch(() => null))?.admin.logins ?? []
  const admin = {
    email: ADMIN,
    name: 'Platform admin',
    role: PLATFORM,
    tenants: [],
    locations: [],
    demo: true,
  }
  // Passwords are hashed beside, while the next dealer is loaded; a failure ends the load when it comes to them.
  const staff: Promise<Login[]>[] = []
  const beside = (logins: Promise<Login[]>) => {
    logins.catch(() => undefined)
    staff.push(logins)
  }
  beside(login(admin, known).then((one) => [one]))
  const dealers: DemoFile['dealers'] = []
  const ids = new Map<string, string>()
  for (const definition of definitions) {
    const result = await applyTenant({ definition, stock: await stockOf(definition.slug) })
    progress(definition.name, result)
    ids.set(definition.slug, result.tenantId)
    beside(staffOf(definition, result.tenantId, known))
    dealers.push({ name: definition.name, url: at(`${definition.slug}.${env.platformHost}`) })
  }
  const logins = (await Promise.all(staff)).flat()
  for (const [slug, tenantId] of ids) if (lives[slug]) await bringToLife(tenantId, lives[slug])
  const demo = { dealers, admin: { url: `${at(env.platformHost)}/admin`, logins } }
  await writeDemo(demo)
  return demo
}
