import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { demoTenants } from '../../../tenants'

const fileOf = (url: string): string => {
  const [, , first, second = '', ...rest] = url.split('/')
  return first === 'demo'
    ? path.join('tenants/demo-pictures', second, ...rest)
    : path.join('tenants', second, 'assets', ...rest)
}
const addressesIn = (text: string): string[] => [...new Set(text.match(/\/media\/[^"'\s){\\#]+/g) ?? [])]

describe.each(demoTenants.map((tenant) => [tenant.slug, tenant] as const))('%s', (slug, tenant) => {
  it('names only pictures that exist', () => {
    const named = addressesIn(
      `${JSON.stringify(tenant)} ${readFileSync(`tenants/${slug}/stock.json`, 'utf8')}`,
    )
    expect(named.length).toBeGreaterThan(25)
    expect(named.filter((url) => !existsSync(fileOf(url)))).toEqual([])
  })

  it('uses the assets of no other dealer', () => {
    const foreign = addressesIn(JSON.stringify(tenant)).filter(
      (url) => url.startsWith('/media/assets/') && !url.startsWith(`/media/assets/${slug}/`),
    )
    expect(foreign).toEqual([])
  })
})

it('keeps the demo pictures within 40 MB', () => {
  const folder = 'tenants/demo-pictures'
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const bytes = files.reduce(
    (sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size,
    0,
  )
  expect(bytes).toBeLessThan(40_000_000)
})

it('has no car on a ground that no dealer shows', () => {
  const named = new Set(
    demoTenants.flatMap((tenant) =>
      addressesIn(`${JSON.stringify(tenant)} ${readFileSync(`tenants/${tenant.slug}/stock.json`, 'utf8')}`),
    ),
  )
  const folder = 'tenants/demo-pictures'
  const grounds = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const made = grounds.flatMap(({ name }) =>
    readdirSync(path.join(folder, name)).map((file) => `/media/demo/${name}/${file}`),
  )
  expect(made.length).toBeGreaterThan(1000)
  expect(made.filter((url) => !named.has(url))).toEqual([])
})
