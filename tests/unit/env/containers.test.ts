/** The Dockerfile, compose.yaml and the Caddyfile fit this folder, each other and the program. `tests/int/app/containers.test.ts` runs them. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseEnv, VARIABLES } from '@/env.schema'
import { healthPath } from '@/server/healthAnswers'
import { LEAVE_MS } from '@/server/options'
import { composeVariables, readCompose } from '../../helpers/containers/compose'
import { copies, inContext } from '../../helpers/containers/image'

const dockerfile = readFileSync('Dockerfile', 'utf8')
const caddyfile = readFileSync('deploy/Caddyfile', 'utf8')
const long = 'f1d0c9b8a7968574635241302f1e0d9c'
const needed = composeVariables().filter(({ isNeeded }) => isNeeded)
const input = {
  ...Object.fromEntries(needed.map(({ name }) => [name, long])),
  PLATFORM_HOST: 'forecourt.example',
}
const { services, volumes } = readCompose(input)
const service = z.custom<(typeof services)[string]>((found) => found !== undefined)
const app = z.object({ 'web-1': service, 'web-2': service, worker: service }).parse(services)

describe('Dockerfile', () => {
  it('copies what is in this folder and not ignored, and from stages that it has', () => {
    const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name)
    const isBrought = inContext()
    for (const { from, sources } of copies())
      if (from) expect(stages).toContain(from)
      else
        for (const source of sources)
          expect([source, existsSync(source), isBrought(source)]).toEqual([source, true, true])
  })

  it('brings all that a build is made of, and nothing of the folder’s own', () => {
    const isBrought = inContext()
    const sources =
      /const SOURCES = (\[[^\]]+\])/.exec(readFileSync('scripts/lib/build.mjs', 'utf8'))?.[1] ?? ''
    const all = z.array(z.string()).min(5).parse(runInNewContext(sources))
    expect(all.filter((file) => !isBrought(file))).toEqual([])
    const own = [
      '.data/forecourt.db',
      '.git/config',
      '.next/cache/x',
      '.cache/x',
      'node_modules/next',
      'tests/unit',
    ]
    expect(own.filter(isBrought)).toEqual([])
  })

  it('starts the program itself, so that a signal reaches it, not as root', () => {
    expect(dockerfile).toMatch(/^CMD \["node", "\.next\/forecourt-server\.mjs"\]$/m)
    expect(dockerfile).toMatch(/^USER node$/m)
    const own = [...dockerfile.matchAll(/\b([A-Z_]+)=\S/g)].map(([, name = '']) => name)
    expect(own.filter((name) => !VARIABLES.includes(name))).toEqual(['MALLOC_ARENA_MAX'])
  })
})

describe('compose.yaml', () => {
  it.each(Object.entries(services))(
    '%s waits for services that can be what it waits for',
    (_name, { depends_on }) => {
      for (const [other, condition] of Object.entries(depends_on)) {
        expect(Object.keys(services)).toContain(other)
        if (condition === 'service_healthy')
          expect([other, services[other]?.healthcheck]).toEqual([other, expect.anything()])
        if (condition === 'service_completed_successfully')
          expect([other, services[other]?.restart]).toEqual([other, undefined])
      }
    },
  )

  it('mounts volumes that it names and files that are there', () => {
    for (const { volumes: mounted } of Object.values(services))
      for (const [source = ''] of mounted.map((text) => text.split(':')))
        if (source.startsWith('.')) expect([source, existsSync(source)]).toEqual([source, true])
        else expect(Object.keys(volumes)).toContain(source)
  })

  it('starts the program with settings that it takes, as two web processes and a worker', () => {
    for (const [name, { environment }] of Object.entries(app)) {
      const { env, faults } = parseEnv({ ...environment, NODE_ENV: 'production' }, () => '')
      expect([name, env?.role, faults]).toEqual([name, name.replace(/-\d$/, ''), []])
    }
  })

  it.each(needed)('does not start without $name', ({ name }) => {
    expect(() => readCompose({ ...input, [name]: '' })).toThrow(name)
  })

  it('reads variables that a document names', () => {
    const documents = ['.env.example', 'docs/operations.md', 'compose.yaml'].map((file) =>
      file === 'compose.yaml' ? readFileSync(file, 'utf8').split('\nx-app')[0] : readFileSync(file, 'utf8'),
    )
    for (const { name } of composeVariables())
      expect([name, documents.some((text) => text?.includes(name))]).toEqual([name, true])
  })

  it('names its own services in addresses, at the ports that they have', () => {
    const environment = Object.values(app['web-1'].environment).join(' ')
    const hosts = [...environment.matchAll(/(?:@|\/\/)([a-z][a-z-]+):(\d+)/g)].map(
      ([, host = '', port]) => `${host}:${port}`,
    )
    expect(hosts.sort()).toEqual(['meilisearch:7700', 'mongo:27017', 'redis:6379'])
    expect(hosts.filter((host) => !services[host.split(':')[0] ?? ''])).toEqual([])
    const processes = Object.keys(app).filter((name) => name.startsWith('web-'))
    expect(services.proxy?.environment.WEB_PROCESSES?.split(' ')).toEqual(
      processes.map((name) => `${name}:3000`),
    )
    expect(Object.keys(services.proxy?.depends_on ?? {})).toEqual(processes)
    expect(caddyfile).toContain('reverse_proxy {$WEB_PROCESSES} {')
    expect(dockerfile).toMatch(/\bPORT=3000 [^]*^EXPOSE 3000$/m)
  })

  it('asks each process whether it serves, at a path that answers', () => {
    for (const { healthcheck } of Object.values(app)) {
      const path = /http:\/\/127\.0\.0\.1:3000(\/\w+)/.exec(healthcheck?.test.join(' ') ?? '')?.[1]
      expect(healthPath(path ?? '')).toBe('/readyz')
    }
    const [, asked, ask] = /ask (http:\/\/localhost:\d+)\/(\S+)/.exec(caddyfile) ?? []
    expect(existsSync(`src/app/${ask}/route.ts`)).toBe(true)
    expect(caddyfile).toContain(`\n${asked} {`)
  })

  it('the proxy asks each process whether it serves, soon enough, and leaves none out for longer than it is away', () => {
    const [uri = '', every, within, away, tries] = [
      ...['health_uri (\\S+)', 'health_interval (\\d+)s', 'health_timeout (\\d+)s'],
      ...['fail_duration (\\d+)s', 'lb_try_duration (\\d+)s'],
    ].map((pattern) => new RegExp(pattern).exec(caddyfile)?.[1])
    expect(healthPath(uri)).toBe('/readyz')
    expect(Number(every) + Number(within)).toBeLessThan(5)
    // A process that stops says so before, for longer than the proxy takes to hear it.
    expect(LEAVE_MS).toBeGreaterThan(Number(every) * 1000)
    expect(Number(away)).toBeLessThan(Number(tries))
  })

  it('gives each process longer to end than it takes', () => {
    const own = Number(
      /const EXIT_LIMIT = ([\d_]+)/.exec(readFileSync('src/server/main.ts', 'utf8'))?.[1]?.replace('_', ''),
    )
    const proxy = Number(/grace_period (\d+)s/.exec(caddyfile)?.[1]) * 1000
    expect(own).toBeGreaterThan(proxy)
    for (const service of Object.values(app)) expect(service.stop_grace_period).toBeGreaterThan(own + 2000)
    expect(services.proxy?.stop_grace_period).toBeGreaterThan(proxy + 2000)
  })
})

describe('the replica set of compose.yaml', () => {
  const mongo = services.mongo
  const url = new URL(app['web-1'].environment.DATABASE_URL ?? '')
  const script = mongo?.entrypoint?.at(-1) ?? ''
  const check = mongo?.healthcheck?.test.at(-1) ?? ''

  it('has the name, the user and the password of the address', () => {
    expect([url.hostname, url.port, url.searchParams.get('authSource')]).toEqual(['mongo', '27017', 'admin'])
    expect([url.username, url.password]).toEqual([
      mongo?.environment.MONGO_INITDB_ROOT_USERNAME,
      mongo?.environment.MONGO_INITDB_ROOT_PASSWORD,
    ])
    expect(script).toContain(`--replSet ${url.searchParams.get('replicaSet')} `)
    execFileSync('sh', ['-n', '-c', script])
    execFileSync('sh', ['-n', '-c', check])
  })

  it.each([
    ['nobody has founded it', undefined, 1],
    ['it has no primary yet', false, 1],
    ['it has a primary', true, 0],
  ])('when %s, its check founds it, or says so', (_when, isWritablePrimary, code) => {
    const founded: unknown[] = []
    const ended: number[] = []
    const setName = isWritablePrimary === undefined ? undefined : 'rs0'
    const world = {
      db: { hello: () => ({ setName, isWritablePrimary }) },
      rs: { initiate: (set: unknown) => founded.push(set) },
      quit: (status: number) => ended.push(status),
    }
    runInNewContext(/--eval "([^"]+)"/.exec(check)?.[1] ?? '', world)
    expect(ended).toEqual([code])
    const set = { _id: url.searchParams.get('replicaSet'), members: [{ _id: 0, host: url.host }] }
    expect(JSON.stringify(founded)).toBe(JSON.stringify(setName ? [] : [set]))
  })
})
