/** An operator's bad week, with the production build: upgrade, newer data, the way back, a restored copy, services that are down. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import { afterAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { spawnApp, startApp, type AppProcess } from '../../helpers/appProcess'
import { DEALER, dealerFolder, PLATFORM, TENANT } from '../../helpers/cluster'
import { clusterCalls } from '../../helpers/clusterCalls'
import { openMailbox } from '../../helpers/mailbox'
import { startMongo } from '../../helpers/mongo'
import { runOperator } from '../../helpers/operator'
import { freePort } from '../../helpers/redis'
import { rowCounts, writeStoreOfBefore } from '../../helpers/storeOfBefore'
import { until } from '../server/support'

/** Several starts and commands each, on a machine that may do other things. */
vi.setConfig({ testTimeout: 300_000 })

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-drill-'))
const at = (...names: string[]) => path.join(folder, ...names)
const SECRET = '8d5c1f0a'.repeat(8)
const mailbox = await openMailbox()
const mongo = await startMongo(process.env.MONGODB_TEST_URL)
const started: AppProcess[] = []
afterAll(async () => {
  await Promise.all(started.filter((app) => app.alive()).map((app) => app.kill()))
  await mailbox.close()
  await mongo?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const settings = (data: string, more: Record<string, string> = {}) => ({
  ...{ DATABASE_URL: `file:${at(data, 'forecourt.db')}`, DATA_DIR: at(data), PAYLOAD_SECRET: SECRET },
  ...{ PLATFORM_HOST: PLATFORM, SMTP_URL: mailbox.url, ...more },
})
async function start(data: string, more: Record<string, string> = {}): Promise<AppProcess> {
  const app = await startApp(settings(data, more))
  started.push(app)
  return app
}
/** The sentence that a start ends with. */
async function refusal(data: string): Promise<string> {
  const app = spawnApp(settings(data), await freePort())
  started.push(app)
  await until(() => !app.alive(), 60_000)
  return app.log().trim().split('\n').at(-1) ?? ''
}
const operator = async (data: string, app: AppProcess | null, ...args: string[]) =>
  runOperator(args, {
    ...{ ...process.env, ...settings(data), LOG_LEVEL: 'silent', NODE_OPTIONS: '--conditions=production' },
    PORT: String(app?.port ?? (await freePort())),
  })
const inStore = async (data: string, sql: string) => {
  const client = createClient({ url: `file:${at(data, 'forecourt.db')}` })
  await client.execute(sql)
  client.close()
}
const copies = (data: string) =>
  readdirSync(at(data, 'before-migrations'))
    .filter((name) => name.endsWith('.db'))
    .toSorted()

it('a folder of 27 November is upgraded; a newer one is refused; the way back leads to what was', async () => {
  mkdirSync(at('old'))
  await writeStoreOfBefore(at('old', 'forecourt.db'))
  const before = await rowCounts(at('old', 'forecourt.db'))
  const app = await start('old')
  const [copy = ''] = copies('old')
  expect(app.log()).toContain(
    `the database was copied to ${at('old', 'before-migrations', copy)} before its migrations; npm run forecourt -- upgrade undo puts it back`,
  )
  expect(await rowCounts(at('old', 'before-migrations', copy))).toEqual(before)
  expect((await app.ready()).checks).toMatchObject({ database: 'ok', sends: 'ok' })
  await expect(operator('old', app, 'upgrade', 'undo')).rejects.toThrow('A server is running on this data')
  await app.stop()

  await inStore('old', "INSERT INTO payload_migrations (id, name) VALUES ('n', '20991231_000000_next')")
  const told =
    'Forecourt cannot start: a newer version of Forecourt has changed this database (20991231_000000_next), and this version would damage it. Start the newer version, or put back the copy that it made before: npm run forecourt -- upgrade undo. Nothing was changed.'
  expect(await refusal('old')).toBe(told)
  await expect(operator('old', null, 'outbox')).rejects.toThrow(`:\n${told}\n`)

  expect(await operator('old', null, 'upgrade', 'undo')).toMatch(
    /^The database is as it was before the upgrade/,
  )
  expect(await rowCounts(at('old', 'forecourt.db'))).toEqual(before)
  expect(copies('old')).toEqual([copy, expect.stringMatching(/^after-.*\.db$/)])
  // This version brings it forward again, and knows that it may have sent what the copy still holds for unsent.
  const again = await start('old')
  expect((await again.ready()).checks.sends).toMatch(/^this is a restored copy/)
  await again.stop()
})

it('a migration that fails ends the start in a sentence', async () => {
  mkdirSync(at('broken'))
  await writeStoreOfBefore(at('broken', 'forecourt.db'))
  await inStore('broken', 'CREATE TABLE bookings (id text)')
  const before = await rowCounts(at('broken', 'forecourt.db'))
  const log = await refusal('broken')
  expect(log).toMatch(
    /^Forecourt cannot start: the migration 20261129_091500_bookings failed \(.*already.*bookings.*\) and was taken back whole\. The way back: npm run forecourt -- upgrade undo/,
  )
  await operator('broken', null, 'upgrade', 'undo')
  expect(await rowCounts(at('broken', 'forecourt.db'))).toEqual(before)
})

it('what waited at the backup is sent by the copy once, and only when it is activated', async () => {
  const silentMail = `smtp://127.0.0.1:${await freePort()}`
  const app = await start('live', { SMTP_URL: silentMail })
  await operator('live', app, 'tenants', 'apply', dealerFolder(folder, TENANT))
  const calls = clusterCalls({ mailbox }, '')
  const lead = await calls.lead(app, 'waiting')
  expect(await operator('live', app, 'backup', at('backup'))).toMatch(
    /The secret that opens it, PAYLOAD_SECRET, is not in it/,
  )
  await app.stop()

  await operator('copy', null, 'restore', at('backup'))
  const copy = await start('copy')
  expect((await copy.ready()).checks.sends).toMatch(/^this is a restored copy/)
  expect(copy.log()).toContain('this is a restored copy, and it sends nothing until')
  expect((await copy.ask({ host: DEALER, path: '/' })).status).toBe(200)
  const second = await calls.lead(copy, 'second')
  await expect(operator('copy', copy, 'doctor')).rejects.toThrow(/FAULT sends: this is a restored copy/)
  // Longer than any lane rests.
  await wait(4000)
  expect([mailbox.mails, calls.mailsOf(lead)]).toEqual([[], 0])
  expect(await operator('copy', copy, 'outbox')).toMatch(/^leads: 2 waiting/m)

  expect(await operator('copy', copy, 'activate')).toMatch(
    /^This installation is the one that sends from now on: \d+ waiting/,
  )
  await until(() => calls.mailsOf(lead) === 2 && calls.mailsOf(second) === 2, 20_000)
  expect((await copy.ready()).checks.sends).toBe('ok')
  await wait(3000)
  expect([calls.mailsOf(lead), calls.mailsOf(second)]).toEqual([2, 2])
  await copy.stop()
  const again = await start('copy')
  expect((await again.ready()).checks.sends).toBe('ok')
  await wait(2000)
  expect(calls.mailsOf(lead)).toBe(2)
  await again.stop()
})

it('a data folder that was copied by hand is silent, one that was renamed is not', async () => {
  cpSync(at('copy'), at('by-hand'), { recursive: true })
  renameSync(at('copy'), at('renamed'))
  const [byHand, renamed] = [await start('by-hand'), await start('renamed')]
  expect((await byHand.ready()).checks.sends).toMatch(/^this is a restored copy/)
  expect((await renamed.ready()).checks.sends).toBe('ok')
  await Promise.all([byHand.stop(), renamed.stop()])
})

it('dead services are named in a sentence each, and the start goes on', async () => {
  const dead = `127.0.0.1:${await freePort()}`
  const app = await start('renamed', {
    ...{ SMTP_URL: `smtp://${dead}`, REDIS_URL: `redis://${dead}` },
    ...{ MEILISEARCH_HOST: `http://${dead}`, MEILISEARCH_API_KEY: 'none' },
  })
  const sentences = [
    /REDIS_URL: does not answer \(.+\)\. Check the address and that it runs; until then no page is cached\./,
    /SMTP_URL: takes no mail \(.+\)\. Check the address, the user and the password; mails wait until then\./,
    /MEILISEARCH_HOST: does not answer, or has no index of the cars\. Check the address, the key and that it runs; until then lists come from the database\./,
  ]
  for (const sentence of sentences) await until(() => sentence.test(app.log()), 15_000)
  expect((await app.ask({ host: DEALER, path: '/' })).status).toBe(200)
  await app.stop()
})

if (mongo)
  it(`a folder is moved to ${mongo.what}, which serves the same cars, and the folder falls silent`, async () => {
    const store = { DATABASE_URL: mongo.url, DATABASE_ALLOW_STANDALONE: '1' }
    const carsOf = async (app: AppProcess) => {
      const { text } = await app.ask({ host: DEALER, path: '/api/cars/search' })
      return z
        .object({ count: z.number(), hits: z.array(z.object({ slug: z.string() })) })
        .parse(JSON.parse(text))
    }
    const before = await start('renamed')
    await until(async () => (await carsOf(before)).count > 0, 20_000)
    const cars = await carsOf(before)
    await before.stop()

    const moved = await runOperator(['move', at('renamed')], {
      ...{ ...process.env, ...settings('moved', store), LOG_LEVEL: 'silent', PORT: String(await freePort()) },
      NODE_OPTIONS: '--conditions=production',
    })
    expect(moved).toMatch(/^Moved \d+ rows of \d+ lists; each was compared, and all are the same\./)
    const app = await start('moved', store)
    expect((await app.ready()).checks).toMatchObject({ database: 'ok', sends: 'ok' })
    await until(async () => (await carsOf(app)).count > 0, 20_000)
    expect(await carsOf(app)).toEqual(cars)
    expect((await app.ask({ host: DEALER, path: `/cars/${cars.hits[0]?.slug}` })).status).toBe(200)
    await app.stop()
    const old = await start('renamed')
    expect((await old.ready()).checks.sends).toMatch(/^this is a restored copy/)
    await old.stop()
  })

it('a backup of a demo has no secret, and is opened with it', async () => {
  const app = await startApp({ DATA_DIR: at('demo') })
  started.push(app)
  const run = (data: string, ...args: string[]) =>
    runOperator(args, {
      ...{
        ...process.env,
        DATABASE_URL: '',
        DATA_DIR: at(data),
        PORT: String(app.port),
        LOG_LEVEL: 'silent',
      },
      NODE_OPTIONS: '--conditions=production',
    })
  const secret = at('demo', 'secret')
  expect(await run('demo', 'backup', at('demo-backup'))).toContain(
    `The secret that opens it, ${secret}, is not in it`,
  )
  await app.stop()
  expect(existsSync(at('demo-backup', 'files', 'secret'))).toBe(false)
  writeFileSync(at('other'), 'f'.repeat(64))
  await expect(run('demo-copy', 'restore', at('demo-backup'), '--secret', at('other'))).rejects.toThrow(
    `${at('other')} is not the secret of this backup.`,
  )
  await run('demo-copy', 'restore', at('demo-backup'), '--secret', secret)
  expect(readFileSync(at('demo-copy', 'secret'), 'utf8')).toBe(readFileSync(secret, 'utf8'))
})
