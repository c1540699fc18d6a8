/** What `tenants apply` says about definitions that are wrong: which dealer, file and place, and what to write. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Payload } from 'payload'
import { closeDb, freshDb } from '../../helpers/db'
import { demoSources } from '../../helpers/demoSources'

let db: Payload
const { checkSource } = await import('@/definitions/check/definition')
const sources = demoSources()
const outback = sources.find(({ definition }) => definition.slug === 'outback-caravans')
if (!outback) throw new Error('no outback-caravans')

beforeAll(async () => {
  db = await freshDb()
})
afterAll(closeDb)

it.each(sources.map((source) => [source.definition.slug, source] as const))(
  '%s has no fault',
  async (_, source) => expect(await checkSource(source)).toEqual({ definition: [], stock: [] }),
)

/** A copy with another value at a path such as `offers.0.name`; undefined takes the value out. */
function changed<T>(from: T, at: string, value: unknown): T {
  const made = structuredClone(from)
  const parts = at.split('.')
  const holder = parts.slice(0, -1).reduce<unknown>((one, key) => Reflect.get(Object(one), key), made)
  const last = parts.at(-1) ?? ''
  if (value === undefined) Reflect.deleteProperty(Object(holder), last)
  else Reflect.set(Object(holder), last, value)
  return made
}

describe('a definition that is wrong says where, and what to write', () => {
  it.each<[at: string, value: unknown, path: string, say: RegExp]>([
    ['slug', 'Outback Caravans', 'slug', /small letters/],
    ['domains', 'outback.example', 'domains', /a list/],
    ['domains', ['https://outback.example'], 'domains[0]', /bare host name/],
    ['ofers', [], 'ofers', /Did you mean "offers"\?/],
    ['offers', undefined, 'offers', /missing.*a list/],
    ['config', 'plain', 'config', /an object/],
    ['config.country', 'AUS', 'config.country', /Did you mean "AU"\?/],
    ['config.timezone', 'Australia/Pert', 'config.timezone', /time zone/i],
    ['config.taglin', 'Go', 'config.taglin', /Did you mean "tagline"\?/],
    ['config.timezone', undefined, 'config.timezone', /missing/],
    ['config.navigation.0.label', 7, 'config.navigation[0].label', /is 7\. Write a text/],
    ['config.primaryColour', 'reddish', 'config.primaryColour', /reddish/],
    ['locations.0.timezone', 'Australia/Pert', 'locations[0].timezone', /Did you mean "Australia\/Perth"\?/],
    ['locations.0.address.state', 'Western', 'locations[0].address', /state/i],
    ['locations.0.address.lat', 31.9, 'locations[0].address', /Latitude/],
    ['locations.0.address.lat', 'south', 'locations[0].address.lat', /a number/],
    ['locations.0.location_type', 'yard', 'locations[0].location_type', /"sales", "service", "parts"/],
    ['locations.0.dealership_slug', 'outback-basendean', 'locations[0].dealership_slug', /Did you mean/],
    ['locations.0.hours', undefined, 'locations[0].hours', /a list/],
    ['locations.0.hours.0.department', 'office', 'locations[0].hours[0].department', /Write one of "sales"/],
    ['locations.0.hours.0.week.0.open', '25:00', 'locations[0].hours[0].week[0].open', /25:00/],
    ['offers.0.name', undefined, 'offers[0].name', /missing/],
    ['offers.0.starts_in_days', 'soon', 'offers[0].starts_in_days', /"soon"\. Write a number/],
    ['offers.0.model_slug', 'no-such-model', 'offers[0].model_slug', /which models do not have/],
    ['offers.0.locations', ['x'], 'offers[0].locations', /Did you mean "location_slugs"\?|not known/],
    ['offers.1.slug', 'same', 'offers[1].slug', /^$|as offers\[0\]/],
    ['pages.0.layout.0.blockType', 'heroo', 'pages[0].layout[0].blockType', /Did you mean "hero"\?/],
    ['pages.0.layout.0', 'hero', 'pages[0].layout[0]', /an object/],
    ['pages.0.layout.0.headng', 'x', 'pages[0].layout[0].headng', /Did you mean "heading"\?/],
    ['posts.0.body', undefined, 'posts[0].body', /missing/],
    ['posts.0.published_days_ago', '3', 'posts[0].published_days_ago', /a number without quotes/],
    ['team.0.location_slug', 'moon', 'team[0].location_slug', /which locations do not have/],
    ['reviews.0.rating', 6, 'reviews[0].rating', /6/],
    ['redirects.0.to', 'nowhere', 'redirects[0].to', /path/],
    ['staff.0.role', 'boss', 'staff[0].role', /"dealer_admin", "editor", "sales"/],
    ['staff.0.email', 'sam', 'staff[0].email', /e-mail/],
    ['promoNodes.0.car_types', ['old'], 'promoNodes[0].car_types[0]', /"new", "used", "demo"/],
  ])('%s: %j', async (at, value, where, say) => {
    const twin = at === 'offers.1.slug' ? changed(outback, 'definition.offers.0.slug', value) : outback
    const { definition, stock } = await checkSource(changed(twin, `definition.${at}`, value))
    const message = definition.find((one) => one.path === where)
    expect(message, JSON.stringify(definition)).toBeDefined()
    expect(message?.say).toMatch(say)
    expect(JSON.stringify([definition, stock])).not.toMatch(/invalid_|Invalid|Expected|ZodError|expected/)
  })

  it.each<[what: string, change: (cars: Record<string, unknown>[]) => unknown, path: string, say: RegExp]>([
    ['a year that is a word', ([car]) => [{ ...car, year: 'soon' }], '[0].year', /soon|whole number/],
    ['a price that is a word', ([car]) => [{ ...car, price: 'a lot' }], '[0].price', /number/],
    ['no stock number', ([car]) => [{ ...car, stocknum: undefined }], '[0].stocknum', /missing/],
    ['a car that is a word', () => ['car'], '[0]', /an object/],
    ['one car alone', ([car]) => car, '', /a list of cars/],
    [
      'an unknown dealership',
      ([car]) => [{ ...car, dealership_slug: 'moon' }],
      '[0].dealership_slug',
      /do not have/,
    ],
    [
      'an unknown location',
      ([car]) => [{ ...car, location_slug: 'moon' }],
      '[0].location_slug',
      /do not have/,
    ],
    ['an unknown fact', ([car]) => [{ ...car, colur: 'red' }], '[0].colur', /known/],
    ['a car twice', ([car]) => [car, car], '[1].stocknum', /as \[0\] has/],
    [
      'a wrong picture',
      ([car]) => [{ ...car, images: [{ image: { url: 'ftp://x' } }] }],
      '[0].images[0].image.url',
      /web address/,
    ],
  ])('stock: %s', async (_what, change, where, say) => {
    const cars: Record<string, unknown>[] = JSON.parse(outback.stock)
    const { stock } = await checkSource({ ...outback, stock: JSON.stringify(change(cars)) })
    const message = stock.find((one) => one.path === where)
    expect(message, JSON.stringify(stock)).toBeDefined()
    expect(message?.say).toMatch(say)
    const [car] = cars
    if (where.startsWith('[') && where !== '[0]' && !where.endsWith('stocknum'))
      expect(message?.say).toContain(`(stock number ${String(car?.stocknum)})`)
  })

  it('all faults are said at once, of stock too', async () => {
    const both = changed(changed(outback, 'definition.offers.0.name', ''), 'definition.config.country', 'XX')
    const { definition, stock } = await checkSource({ ...both, stock: '[{"stocknum": "a",}]' })
    expect(definition.map((one) => one.path)).toEqual(
      expect.arrayContaining(['config.country', 'offers[0].name']),
    )
    expect(stock).toEqual([{ path: 'line 1, column 19', say: expect.stringContaining('}]') }])
  })
})

describe('the command', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-definitions-'))
  afterAll(() => rmSync(dir, { recursive: true, force: true }))
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
    writeFileSync(path.join(dir, file), text)
  }
  const apply = async () => {
    const { applyCommand } = await import('@/cli/client/tenants')
    const message: string[] = []
    const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => message.push(String(text)) > 0)
    const code = await applyCommand([dir]).finally(() => spy.mockRestore())
    return { code, said: message.join('') }
  }
  const dealers = async () => (await db.count({ collection: 'tenants', overrideAccess: true })).totalDocs

  it('finds the parts of the demo dealers in their files', async () => {
    const { readDir } = await import('@/definitions/applyDir')
    const { dealers: found, faults } = await readDir('tenants')
    expect(faults).toEqual([])
    expect(found.map(({ files }) => files.offers)).toEqual(found.map(() => 'content/offers.ts'))
  })

  it('names dealer, file, place and mend of every fault, applies nothing, and ends with 1', async () => {
    const good = { ...outback.definition, slug: 'good', domains: [] }
    write('good/tenant.ts', `export const tenant = ${JSON.stringify(good)}`)
    write('good/stok.json', '[]')
    write('broken/tenant.ts', 'export const tenant = { slug: ')
    write('json/tenant.ts', `export const tenant = ${JSON.stringify({ ...good, slug: 'json' })}`)
    write('json/stock.json', '[\n  {"stocknum": "A1" "price": 5}\n]')
    write('none/stock.json', '[]')
    write('parts/content/offers.ts', 'export const offers = [{ slug: "x" }]')
    write(
      'parts/tenant.ts',
      `import { offers } from './content/offers.ts'\nexport const tenant = { ...${JSON.stringify({ ...good, slug: 'parts' })}, offers }`,
    )
    write('twin/tenant.ts', `export const tenant = ${JSON.stringify(good)}`)
    cpSync('tenants/outback-caravans/assets', path.join(dir, 'good/assets'), { recursive: true })
    const before = await dealers()
    const { code, said: message } = await apply()
    expect(code).toBe(1)
    expect(await dealers()).toBe(before)
    expect(message).toMatch(/good\/stok\.json: is never read/)
    expect(message).toMatch(/broken\/tenant\.ts: cannot be loaded/)
    expect(message).toMatch(/json\/stock\.json, line 2, column 21: is no JSON from/)
    expect(message).toMatch(/none\/tenant\.ts: is missing/)
    expect(message).toMatch(/parts\/content\/offers\.ts, offers\[0\]\.starts_in_days: is missing/)
    expect(message).toMatch(/twin\/tenant\.ts, slug: is "good", as in good/)
    expect(message).toMatch(
      /good\/tenant\.ts, .*: is "\/media\/assets\/outback-caravans\/.* of another dealer/,
    )
    expect(message).toMatch(/\d+ faults: nothing was applied\./)
  })
})
