/** The dashboards and rules of `deploy`: each expression is sound, names what a server exposes, and each alert says what to do. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { startApp, type AppProcess } from '../../helpers/appProcess'
import { runOperator } from '../../helpers/operator'
import { exposed, readExpression } from '../../helpers/promql'
import { openListener } from '../server/support'

const rules = z.object({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^[A-Z]\w+$/),
          expr: z.string(),
          for: z.string().regex(/^\d+[smhd]$/),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: z.string(), runbook_url: z.string() }),
        }),
      ),
    }),
  ),
})
const target = z.object({ expr: z.string() })
const dashboard = z.object({
  uid: z.string(),
  title: z.string(),
  templating: z.object({ list: z.array(z.object({ name: z.string(), query: z.string() })) }),
  panels: z.array(z.object({ id: z.number(), title: z.string(), targets: z.array(target).min(1) })).min(1),
})

const ALERTS = 'deploy/prometheus/alerts.yml'
const alerts = rules.parse(parse(readFileSync(ALERTS, 'utf8'))).groups.flatMap((group) => group.rules)
const boards = readdirSync('deploy/grafana').map((name) =>
  dashboard.parse(JSON.parse(readFileSync(path.join('deploy/grafana', name), 'utf8'))),
)
/** Grafana fills them in. */
const filled = (expr: string): string =>
  expr.replaceAll('$__rate_interval', '5m').replaceAll('$instance', '.*')
const expressions: [where: string, expr: string][] = [
  ...alerts.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...boards.flatMap(({ title, panels }) =>
    panels.flatMap((panel) =>
      panel.targets.map(({ expr }): [string, string] => [`${title}, ${panel.title}`, filled(expr)]),
    ),
  ),
]

/** What Prometheus itself adds to each line, and the metric that it makes of each target. */
const OF_PROMETHEUS = ['instance', 'job']
const UP = 'up'

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-watched-'))
let app: AppProcess
let known = new Map<string, Set<string>>()

/** What a sound demo never has: an answer that failed, and a stored value that could not be shown. */
async function faulty(): Promise<string> {
  const { noteLeftOut } = await import('@/lib/soundParts')
  noteLeftOut({ of: 'locations', id: 'x', tenant: 'x', faults: ['zone'] })
  const rig = await openListener(() => {
    throw new Error('The app fails')
  })
  const { send } = await import('../../helpers/rawHttp')
  expect((await send(rig.port, { host: 'a.localhost', path: '/garage' })).status).toBe(500)
  const { text } = await send(rig.port, { host: 'localhost', path: '/metrics' })
  await rig.close()
  return text
}

beforeAll(async () => {
  const dataDir = path.join(folder, 'data')
  app = await startApp({ DATA_DIR: dataDir })
  for (const at of ['/', '/search', '/garage'])
    expect((await app.ask({ host: 'westside-motors.localhost', path: at })).status).toBe(200)
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(app.port),
    LOG_LEVEL: 'silent',
    DATABASE_URL: '',
  }
  await runOperator(['backup', path.join(folder, 'backup')], env)
  known = exposed([(await app.ask({ path: '/metrics' })).text, await faulty()])
})
afterAll(async () => {
  await app?.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe.each(expressions)('%s', (_where, expr) => {
  const { metrics, groups, isSound } = readExpression(expr)

  it('is sound', () => expect([expr, isSound]).toEqual([expr, true]))

  it('names metrics and labels that a server exposes', () => {
    expect(metrics.length).toBeGreaterThan(0)
    for (const { name, labels } of metrics.filter((one) => one.name !== UP)) {
      const own = [...(known.get(name) ?? ['missing']), ...OF_PROMETHEUS]
      expect([name, own]).toEqual([name, expect.arrayContaining([...labels, ...groups])])
      expect([name, known.has(name)]).toEqual([name, true])
    }
  })
})

it('every gauge and counter of ours is on a dashboard', () => {
  const shown = new Set(
    expressions.flatMap(([, expr]) =>
      readExpression(expr).metrics.map(({ name }) => name.replace(/_(?:bucket|sum|count)$/, '')),
    ),
  )
  const ours = [...known.keys()].map((name) => name.replace(/_(?:bucket|sum|count)$/, ''))
  expect(ours.filter((name) => name.startsWith('forecourt_') && !shown.has(name))).toEqual([])
})

const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/ /g, '-')

it('each alert has a section of its own words to read', () => {
  const sections = [...readFileSync('docs/operations.md', 'utf8').matchAll(/^##+ (.+)$/gm)].map(
    ([, heading = '']) => `docs/operations.md#${slugOf(heading)}`,
  )
  for (const { alert, annotations } of alerts)
    expect([alert, sections.includes(annotations.runbook_url)]).toEqual([alert, true])
  expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length)
})

it('an alert says only labels that its expression leaves', () => {
  for (const { alert, expr, annotations } of alerts) {
    const { groups } = readExpression(expr)
    for (const [, label = ''] of annotations.summary.matchAll(/\$labels\.(\w+)/g))
      expect([alert, [...groups, ...(expr.startsWith(UP) ? OF_PROMETHEUS : [])]]).toEqual([
        alert,
        expect.arrayContaining([label]),
      ])
  }
})

it('panels have ids and names of their own, and variables that exist', () => {
  for (const { panels, templating } of boards) {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length)
    const variables = ['__rate_interval', ...templating.list.map(({ name }) => name)]
    for (const { targets } of panels)
      for (const { expr } of targets)
        for (const [, name = ''] of expr.matchAll(/\$(\w+)/g)) expect(variables).toContain(name)
  }
  expect(new Set(boards.map(({ uid }) => uid)).size).toBe(boards.length)
})
