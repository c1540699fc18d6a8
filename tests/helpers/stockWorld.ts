/** Two dealers and an outsider in a separate database. Call `openWorld` before anything else imports the project. */
import { rmSync } from 'node:fs'
import { dataFolder, keepMigrated } from './dataFolder'
import { configInput } from './dealers'

export interface Party {
  tenantId: string
  dealership: { id: string; slug: string; name: string }
}
export interface World {
  a: Party
  b: Party
  dir: string
  close(): Promise<void>
}

function settle(databaseUrl: string | undefined): string {
  const dir = dataFolder()
  process.env.DATA_DIR = dir
  process.env.LOG_LEVEL = 'silent'
  delete process.env.DATABASE_URL
  if (!databaseUrl) return dir
  process.env.DATABASE_URL = databaseUrl
  process.env.DATABASE_ALLOW_STANDALONE = '1'
  process.env.PAYLOAD_SECRET = 'store-suite-secret-0123456789abcdef'
  process.env.PLATFORM_HOST = 'platform.test'
  return dir
}

/** Both dealers have a dealership of the same slug, so that only the tenant can tell them apart. */
async function party(slug: string): Promise<Party> {
  const { table } = await import('@/db/table')
  const tenantId = await (
    await table('tenants')
  ).insert({
    name: slug,
    slug,
    status: 'active',
    domains: [`${slug}.test`],
    config: configInput({ timezone: 'Australia/Sydney' }),
  })
  if (!tenantId) throw new Error('the dealer exists already')
  const dealership = { slug: 'city', name: `${slug} City` }
  const id = await (await table('dealerships')).insert({ ...dealership, tenant: tenantId })
  return { tenantId, dealership: { id: id ?? '', ...dealership } }
}

export async function openWorld(databaseUrl?: string): Promise<World> {
  const dir = settle(databaseUrl)
  // Node 20 can wait for ever on an import cycle around a module with top-level await; loading it first avoids that.
  await import('lexical')
  await import('@payload-config')
  const { getDb } = await import('@/db/payload')
  const payload = await getDb()
  await keepMigrated(payload)
  return {
    a: await party('alpha'),
    b: await party('beta'),
    dir,
    async close() {
      await payload.destroy()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** A realistic car of a feed; `n` makes it unique. */
export const feedCar = (n: number, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  stocknum: `U${10_000 + n}`,
  make: ['Toyota', 'Mazda', 'Kia', 'Ford'][n % 4],
  model: ['RAV4', 'CX-5', 'Sportage', 'Ranger'][n % 4],
  badge: ['GXL', 'Touring', 'SX', 'XLT'][n % 4],
  year: 2015 + (n % 10),
  car_type: 'used',
  km: 12_000 + n,
  price: 20_000 + n,
  price_type: 'drive_away',
  colour: 'White',
  fuel: 'Petrol - Unleaded ULP',
  trans: '6 speed automatic',
  simple_body: 'SUV',
  seats: 5,
  doors: 5,
  vin: `JTM${String(n).padStart(14, '0')}`,
  dealercomments: `One owner, full history.|Car ${n} is ready to drive away today. `.repeat(6),
  images: Array.from({ length: 12 }, (_, i) => ({
    image: { url: `https://pictures.example/${n}/${i}.jpg` },
  })),
  standardEquipment: Array.from({ length: 25 }, (_, i) => `Standard feature number ${i}`),
  variant: { cylinders: 4, enginesize_litres: 2.5, torque: 221, ancaprating: 5 },
  ...more,
})
