/** compose.yaml as processes on this machine: each service with its own command, environment, port and user, and names of hosts as ports of loopback. */
import { execFile } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync } from 'node:fs'
import { promisify } from 'node:util'
import path from 'node:path'
import type { AppProcess } from '../appProcess'
import { startMeiliDouble } from '../meiliDouble'
import { send } from '../rawHttp'
import { freePort } from '../redis'
import { readCompose, type Service } from './compose'
import { makeImage, NODE_USER, type Image } from './image'
import { checkCommand, runContainer, startContainer, type Running } from './process'
import { startProxy, type Proxy } from './proxy'

export interface Container extends Running {
  service: Service
  /** The exit code of its own health check. */
  health(): Promise<{ code: number | null; log: string }>
}
export type AppContainer = Container & Pick<AppProcess, 'ask'> & { port: number }

const ROOT = process.getuid?.() === 0

/** A volume, which the user of the image owns. */
function volume(folder: string): string {
  mkdirSync(folder, { recursive: true })
  if (ROOT) chownSync(folder, NODE_USER, NODE_USER)
  return folder
}

export async function openTree(variables: Record<string, string>, databaseUrl: string) {
  // On the disk of this folder, so that its files are linked and not copied.
  mkdirSync('.cache', { recursive: true })
  const dir = mkdtempSync(path.resolve('.cache/containers-'))
  chmodSync(dir, 0o755)
  const { services } = readCompose(variables)
  const of = (name: string): Service => {
    const found = services[name]
    if (!found) throw new Error(`compose.yaml has no service ${name}`)
    return found
  }
  const image: Image = makeImage(path.join(dir, 'stages'))
  const media = volume(path.join(dir, 'media'))
  const home = volume(path.join(dir, 'home'))
  const meili = await startMeiliDouble(variables.MEILI_MASTER_KEY)
  const ports = { redis: await freePort() }
  const meiliHost = new URL(meili.host).host
  const running: Container[] = []

  const outside = (text: string) =>
    text.replaceAll('redis:6379', `127.0.0.1:${ports.redis}`).replaceAll('meilisearch:7700', meiliHost)
  const mapped = (env: Record<string, string>) =>
    Object.fromEntries(Object.entries(env).map(([name, value]) => [name, outside(value)]))
  /** What the container calls itself; its command stays as it is written but for that. */
  const inside = (command: readonly string[], own: string, port: number | string) =>
    command.map((word) => outside(word).replaceAll(own, `127.0.0.1:${port}`))

  const env = (service: Service, port: number) => ({
    ...image.env,
    ...mapped(service.environment),
    // The double speaks for a replica set with a user, and is neither.
    DATABASE_URL: `${databaseUrl}${databaseUrl.includes('?') ? '&' : '?'}retryWrites=false`,
    DATABASE_ALLOW_STANDALONE: '1',
    DATA_DIR: image.env.DATA_DIR === '/data' ? media : 'nowhere: /data is the volume',
    HOST: '127.0.0.1',
    PORT: String(port),
    HOME: home,
  })
  const cwd = path.join(image.root, image.workdir)

  async function app(name: string): Promise<AppContainer> {
    const service = of(name)
    const port = await freePort()
    const how = { env: env(service, port), cwd, user: image.user }
    const own = `127.0.0.1:${image.env.PORT}`
    const check = inside(checkCommand(service.healthcheck?.test ?? []), own, port)
    const container = {
      ...startContainer(image.command, how),
      service,
      port,
      ask: (requested: Parameters<AppProcess['ask']>[0] = {}) =>
        send(port, { host: 'localhost', ...requested }),
      health: () => runContainer(check, how),
    }
    running.push(container)
    return container
  }

  async function redis(): Promise<Container> {
    const service = of('redis')
    const how = { env: service.environment }
    const more = ['--port', String(ports.redis), '--bind', '127.0.0.1', '--dir', dir, '--save', '']
    const [client = '', ...ping] = checkCommand(service.healthcheck?.test ?? [])
    const container = {
      ...startContainer([...[service.command ?? []].flat(), ...more], how),
      service,
      health: () => runContainer([client, '-p', String(ports.redis), ...ping], how),
    }
    running.push(container)
    return container
  }

  /** A one-off container, in a shell as its entrypoint says. */
  const once = (name: string) =>
    runContainer(inside(of(name).entrypoint ?? [], 'nothing', ''), { env: of(name).environment })
  const meiliHealth = () =>
    runContainer(
      inside(
        checkCommand(of('meilisearch').healthcheck?.test ?? []),
        '127.0.0.1:7700',
        new URL(meili.host).port,
      ),
      { env: {} },
    )

  async function proxy(apps: readonly AppContainer[]): Promise<Container & Proxy> {
    const service = of('proxy')
    const WEB_PROCESSES = apps.map(({ port }) => `127.0.0.1:${port}`).join(' ')
    const started = await startProxy(
      dir,
      { ...service.environment, WEB_PROCESSES },
      service.volumes[0]?.split(':')[0],
    )
    const container = { ...started, service, health: () => Promise.resolve({ code: 0, log: '' }) }
    running.push(container)
    return container
  }

  return {
    dir,
    image,
    meili,
    ports,
    app,
    redis,
    once,
    meiliHealth,
    proxy,
    /** `docker compose exec web-1 npm run …`: a command in a container of that service. */
    exec: (name: string, port: number, ...args: string[]) =>
      runContainer(args, { env: env(of(name), port), cwd, user: image.user }),
    async close() {
      await Promise.all(running.filter((one) => one.alive()).map((one) => one.stop(0)))
      await meili.close()
      // Faster than from here: it is 100,000 links.
      await promisify(execFile)('rm', ['-rf', dir])
    },
  }
}
export type Tree = Awaited<ReturnType<typeof openTree>>
