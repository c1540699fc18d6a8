/** Backups of the running server while cars are written, each restored into a separate folder and served. */
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { startApp, type AppProcess } from '../../helpers/appProcess'
import { runOperator } from '../../helpers/operator'
import { freePort } from '../../helpers/redis'

const listSchema = z.object({ items: z.array(z.object({ slug: z.string() })).min(1) })
/** Ten starts and commands in one test. */
vi.setConfig({ testTimeout: 300_000 })

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-drill-'))
const at = (...names: string[]) => path.join(folder, ...names)
let app: AppProcess
let key = ''
let yard = ''

const operator = (dataDir: string, port: number, ...args: string[]) =>
  runOperator(args, {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'silent',
    DATABASE_URL: '',
    NODE_OPTIONS: '--conditions=production',
  })
const call = (server: AppProcess, method: string, rest: string, body?: object) =>
  server.ask({
    method,
    host: `localhost:${server.port}`,
    path: `/api/v1/dealerships${rest}`,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
const put = async (n: number) => {
  const car = { make: 'Toyota', model: 'Corolla', year: 2021, car_type: 'used', price: 20_000 + n }
  const { status } = await call(app, 'PUT', `/${yard}/cars/DRILL${n}`, car)
  expect(status).toBe(201)
}

beforeAll(async () => {
  app = await startApp({ DATA_DIR: at('data') })
  const lines = await operator(
    at('data'),
    app.port,
    ...['keys', 'create', '--tenant', 'westside-motors', '--scope', 'stock:read,stock:write'],
  )
  key = lines.split('\n').at(-1) ?? ''
  yard = listSchema.parse(JSON.parse((await call(app, 'GET', '')).text)).items[0]?.slug ?? ''
})
afterAll(async () => {
  if (app?.alive()) await app.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('Q12 each backup is one moment of the data, and is served again after its restore', async () => {
  let written = 0
  const known: number[] = []
  for (const round of [1, 2, 3]) {
    await put(written++)
    known.push(written)
    const backup = operator(at('data'), app.port, 'backup', at(`backup${round}`))
    let running = true
    const ended = backup.finally(() => (running = false))
    while (running) await put(written++)
    await ended
  }
  // Who finds the backup cannot open what it seals.
  expect(existsSync(at('backup1', 'files', 'secret'))).toBe(false)
  await expect(operator(at('data'), app.port, 'backup', at('backup1'))).rejects.toThrow('is not empty')
  await expect(operator(at('data'), app.port, 'backup', at('data', 'backups', 'one'))).rejects.toThrow(
    'is in the data folder',
  )
  await app.stop()

  for (const round of [1, 2, 3]) {
    const data = at(`restored${round}`)
    const secret = ['--secret', at('data', 'secret')]
    const restored = await operator(data, await freePort(), 'restore', at(`backup${round}`), ...secret)
    expect(restored).toMatch(/^Restored from /)
    const again = await startApp({ DATA_DIR: data })
    const found: number[] = []
    for (let n = 0; n < written; n++)
      if ((await call(again, 'GET', `/${yard}/cars/DRILL${n}`)).status === 200) found.push(n)
    // All that was acknowledged before it began, and of what was written meanwhile no gap.
    expect(found).toEqual(Array.from({ length: found.length }, (_, n) => n))
    expect(found.length).toBeGreaterThanOrEqual(known[round - 1] ?? 0)
    expect((await again.ask({ host: 'westside-motors.localhost', path: '/' })).status).toBe(200)
    await again.stop()
  }
})

it('Q12 a restore writes nothing over, and takes no backup that is damaged or not whole', async () => {
  const port = await freePort()
  const restore = (data: string, from: string) => operator(at(data), port, 'restore', at(from))
  await expect(restore('restored1', 'backup1')).rejects.toThrow('is there already')
  await expect(restore('new', 'nothing')).rejects.toThrow('holds no whole backup')
  writeFileSync(at('foreign'), 'f'.repeat(64))
  await expect(
    operator(at('new'), port, 'restore', at('backup3'), '--secret', at('foreign')),
  ).rejects.toThrow(`${at('foreign')} is not the secret of this backup.`)
  const file = at('backup3', 'files', 'demo.json')
  appendFileSync(file, 'x')
  await expect(restore('new', 'backup3')).rejects.toThrow(`${file} is not as it was written.`)
  expect(existsSync(at('new', 'demo.json'))).toBe(false)
  // As backups were before they had sums of their files.
  const note = z
    .looseObject({ sums: z.string() })
    .parse(JSON.parse(readFileSync(at('backup3', 'backup.json'), 'utf8')))
  writeFileSync(at('backup3', 'backup.json'), JSON.stringify({ ...note, sums: undefined }))
  expect(await restore('old', 'backup3')).toMatch(/^Restored from /)
  appendFileSync(at('backup2', 'database.db'), 'x')
  await expect(restore('new', 'backup2')).rejects.toThrow('is not as it was written')
  await expect(operator(at('new'), port, 'restore')).rejects.toThrow('is missing')
})

it('a data folder without an installation is named, and gets none', async () => {
  const [nothing, copy] = [at('mistyped'), at('no-backup')]
  await expect(operator(nothing, await freePort(), 'backup', copy)).rejects.toThrow(
    `There is no installation in ${nothing}`,
  )
  expect([existsSync(nothing), existsSync(copy)]).toEqual([false, false])
})
