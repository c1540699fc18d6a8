import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Payload } from 'payload'
import { closeDb, freshDb } from '../../helpers/db'
import { makeDealer } from '../../helpers/dealers'

let db: Payload
let tenant = ''
beforeAll(async () => {
  db = await freshDb()
  tenant = (await makeDealer(db, 'north')).tenant
})
afterAll(closeDb)

const configNow = async () =>
  (await db.findByID({ collection: 'tenants', id: tenant, overrideAccess: true })).config
const save = async (colours: Record<string, string>, tagline = '') => {
  const config = await configNow()
  const theme = { ...config.theme, colours }
  return db.update({
    collection: 'tenants',
    id: tenant,
    data: { config: { ...config, tagline, theme } },
    overrideAccess: true,
  })
}

it('T8 a theme that cannot be read is not saved, and the words name pair, ratio and nearest colour', async () => {
  await expect(save({ brand: '#ffd75e' })).rejects.toMatchObject({
    data: {
      errors: [
        {
          path: 'config',
          message: expect.stringMatching(
            /^Colours: Text on the main button: Main button text #ffffff on Main button #ffd75e has 1\.\d\d:1 and needs 4\.5:1\. The nearest that passes: #[0-9a-f]{6}\./,
          ),
        },
      ],
    },
  })
  expect((await configNow()).theme.colours ?? {}).toEqual({})
})

it('T8 a theme that can be read is saved', async () => {
  await save({ brand: '#7a1f2b', 'brand-hover': '#5c1520' })
  expect((await configNow()).theme.colours).toMatchObject({ brand: '#7a1f2b' })
})

it('T8 a theme of earlier days blocks no other change, but no new fault is added to it', async () => {
  const config = await configNow()
  const old = { ...config, theme: { ...config.theme, colours: { link: '#9ad0dd' } } }
  await db.db.updateOne({ collection: 'tenants', id: tenant, data: { config: old } })
  await save({ link: '#9ad0dd' }, 'Another line')
  expect((await configNow()).tagline).toBe('Another line')
  await expect(save({ link: '#9ad0dd', brand: '#ffd75e' })).rejects.toThrow()
})
