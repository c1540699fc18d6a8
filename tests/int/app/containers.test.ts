/** The image of the Dockerfile and the services of compose.yaml as processes: their own files, environments, commands, checks and signals. */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEALER, dealerFolder, hostOf, PLATFORM, TENANT } from '../../helpers/cluster'
import { clusterCalls, page, type ClusterCalls } from '../../helpers/clusterCalls'
import type { Running } from '../../helpers/containers/process'
import type { Proxy } from '../../helpers/containers/proxy'
import { openTree, type AppContainer, type Container, type Tree } from '../../helpers/containers/tree'
import { openMailbox } from '../../helpers/mailbox'
import { startMongo } from '../../helpers/mongo'
import { send } from '../../helpers/rawHttp'
import { until } from '../server/support'

const mongo = await startMongo(process.env.MONGODB_TEST_URL)
console.info(
  mongo
    ? `Containers as processes on ${mongo.what}`
    : 'Containers as processes: none ran (no MongoDB, no Java with Maven)',
)
const mailbox = await openMailbox()
afterAll(async () => {
  await mongo?.stop()
  await mailbox.close()
})

const START_MS = 60_000
/** Links to some 100,000 files. */
const IMAGE_MS = 300_000
const password = () => randomBytes(32).toString('hex')
/** What docs/operations.md says about the key of the app, as the operator runs it. */
function keyOfTheApp(MEILI_MASTER_KEY: string): string {
  const message = /```sh\n(printf %s [^\n]*MEILI_MASTER_KEY[^\n]*)\n```/.exec(
    readFileSync('docs/operations.md', 'utf8'),
  )
  const how = { env: { ...process.env, MEILI_MASTER_KEY }, encoding: 'utf8' as const }
  return execFileSync('sh', ['-c', message?.[1] ?? 'false'], how).trim()
}

const master = password()
const variables = {
  MONGO_PASSWORD: password(),
  REDIS_PASSWORD: password(),
  PAYLOAD_SECRET: password(),
  MEILI_MASTER_KEY: master,
  MEILISEARCH_API_KEY: keyOfTheApp(master),
  PLATFORM_HOST: PLATFORM,
  ACME_EMAIL: 'notices@platform.test',
  SMTP_URL: mailbox.url,
}

if (mongo)
  describe('the image and compose.yaml as processes', () => {
    let tree: Tree
    let redis: Container
    let one: AppContainer
    let two: AppContainer
    let worker: AppContainer
    let proxy: Container & Proxy
    let calls: ClusterCalls
    const stops = async ({ stop, log }: Running, graceMs: number) =>
      expect([await stop(graceMs), log()]).toEqual([0, expect.anything()])

    beforeAll(async () => {
      tree = await openTree(variables, mongo.url)
    }, IMAGE_MS)
    afterAll(() => tree.close(), IMAGE_MS)

    it('the image has what runs: no tests, no compiler, no packages of tests, and a folder for data', () => {
      const { root, workdir, user, command } = tree.image
      const has = (file: string) => existsSync(path.join(root, workdir, file))
      expect([user, command]).toEqual(['node', ['node', '.next/forecourt-server.mjs']])
      const there = [
        '.next/BUILD_ID',
        'node_modules/next',
        'tenants/outback-caravans/stock.json',
        'public/fonts',
      ]
      expect(there.filter((file) => !has(file))).toEqual([])
      const away = [
        'tests',
        '.git',
        '.data',
        'docs',
        '.next/cache',
        'node_modules/vitest',
        'node_modules/@next/swc-linux-x64-gnu',
      ]
      expect(away.filter(has)).toEqual([])
      expect(existsSync(path.join(root, 'data'))).toBe(true)
    })

    it('the stores pass their own checks, with their passwords, and the app has a key of its own', async () => {
      redis = await tree.redis()
      await until(async () => (await redis.health()).log.includes('PONG'), START_MS)
      const stranger = await tree.exec('web-1', 0, 'redis-cli', '-p', String(tree.ports.redis), 'ping')
      expect(stranger.log).toContain('NOAUTH')
      expect(await tree.meiliHealth()).toMatchObject({ code: 0 })
      // At each start: the second time it is there.
      const made = [await tree.once('meilisearch-key'), await tree.once('meilisearch-key')]
      expect(made.map(({ code }) => code)).toEqual([0, 0])
    })

    it('both web processes and the worker become healthy by the check of compose.yaml', async () => {
      ;[one, two, worker] = await Promise.all([tree.app('web-1'), tree.app('web-2'), tree.app('worker')])
      for (const app of [one, two, worker])
        await until(async () => {
          if (!app.alive()) throw new Error(app.log())
          return (await app.health()).code === 0
        }, START_MS)
      expect([one, two, worker].map(({ service }) => service.environment.ROLE)).toEqual([
        'web',
        'web',
        'worker',
      ])
      // The check can fail: nothing listens there.
      const away = one.service.healthcheck?.test.slice(1).map((word) => word.replace(':3000', ':1')) ?? []
      expect((await tree.exec('web-1', 0, ...away)).code).toBe(1)
    })

    it('the operator applies a dealer from inside, and both serve its pages', async () => {
      const folder = dealerFolder(tree.dir, TENANT, path.join(tree.image.root, tree.image.workdir))
      const command = ['npm', 'run', '-s', 'forecourt', '--']
      const applied = await tree.exec('web-1', one.port, ...command, 'tenants', 'apply', folder)
      expect([applied.code, applied.log]).toEqual([0, expect.stringContaining('12 cars changed')])
      const scope = 'stock:read,stock:write'
      const made = await tree.exec(
        'web-1',
        one.port,
        ...command,
        'keys',
        'create',
        '--tenant',
        TENANT,
        '--scope',
        scope,
      )
      expect(made.code).toBe(0)
      calls = clusterCalls({ mailbox }, made.log.trim().split('\n').at(-1) ?? '')
      for (const app of [one, two]) {
        await until(async () => (await page(app, '/')).status === 200, START_MS)
        expect((await page(app, '/search')).text).toContain('/cars/')
      }
      expect((await page(worker, '/')).status).toBe(404)
    })

    it('a car that is written through one is seen through the other', async () => {
      const car = { make: 'Jayco', model: 'Journey', year: 2024, car_type: 'used', price: 61_110 }
      await calls.search(two)
      const { slug } = await calls.put(one, 'BOX-1', car)
      await until(async () => (await page(two, `/cars/${slug}`)).text.includes('61,110'), START_MS)
      await calls.put(two, 'BOX-1', { price: 61_220 }, 'PATCH')
      await until(async () => (await page(one, `/cars/${slug}`)).text.includes('61,220'), START_MS)
      await until(
        async () => (await calls.search(two, '?query=Journey')).hits.some((hit) => hit.slug === slug),
        START_MS,
      )
    })

    it('only the worker does what waits: without it nothing leaves, and it leaves when the worker is back', async () => {
      await stops(worker, worker.service.stop_grace_period)
      const lead = await calls.lead(one, 'waits')
      const { slug } = await calls.put(two, 'BOX-2', {
        make: 'Jayco',
        model: 'Starcraft',
        year: 2023,
        car_type: 'used',
      })
      const found = async () =>
        (await calls.search(one, '?query=Starcraft')).hits.some((hit) => hit.slug === slug)
      await until(async () => (await page(one, `/cars/${slug}`)).status === 200, START_MS)
      expect([calls.mailsOf(lead), await found()]).toEqual([0, false])
      worker = await tree.app('worker')
      await until(async () => calls.mailsOf(lead) === 2 && (await found()), START_MS)
    })

    it('the proxy gets a certificate for a dealer’s host when it is first visited, and none for a host of nobody', async () => {
      const question = (domain: string) =>
        one.ask({ host: 'localhost:2080', path: `/api/tls-allowed?domain=${domain}` })
      expect([(await question(DEALER)).status, (await question('stranger.test')).status]).toEqual([200, 404])
      proxy = await tree.proxy([one, two])
      await until(
        () =>
          proxy.overTls(DEALER).then(
            ({ status }) => status === 200,
            () => false,
          ),
        START_MS,
      )
      const shown = await proxy.overTls(DEALER, '/search')
      expect([shown.status, shown.names, shown.text.includes('/cars/')]).toEqual([200, `DNS:${DEALER}`, true])
      expect((await proxy.overTls(PLATFORM, '/readyz')).status).toBe(200)
      await expect(proxy.overTls(hostOf('nobody'))).rejects.toThrow()
      await expect(proxy.overTls('stranger.test')).rejects.toThrow()
      // Twice above, and once for each host: the proxy takes nobody's word for it.
      await until(() => ((one.log() + two.log()).match(/tls-allowed/g) ?? []).length >= 6, START_MS)
      const plain = await send(proxy.http, { host: DEALER, path: '/search?make=Jayco' })
      expect([plain.status, plain.headers.location]).toEqual([301, `https://${DEALER}/search?make=Jayco`])
    })

    it('visitors learn no hosts, and a dealer’s site goes on when one web process ends', async () => {
      const path = `/api/tls-allowed?domain=${DEALER}`
      const visitor = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' }
      expect((await one.ask({ host: DEALER, path, headers: visitor })).status).toBe(404)
      await stops(two, two.service.stop_grace_period)
      for (let turn = 0; turn < 4; turn++) expect((await proxy.overTls(DEALER)).status).toBe(200)
    })

    it('each ends by itself when it is told to, within its time', async () => {
      for (const container of [proxy, worker, one, redis])
        await stops(container, container.service.stop_grace_period)
      for (const app of [one, two, worker])
        expect(app.log()).not.toMatch(/unhandled|uncaught|EACCES|"level":60/i)
    })
  })
