/** The code in figures: rooms, circles, borders that are crossed in both directions, and the sizes of its files. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const cruiseSchema = z.object({
  modules: z.array(
    z.object({
      source: z.string(),
      dependencies: z.array(z.object({ resolved: z.string(), circular: z.boolean() })),
    }),
  ),
})
const run = (command: string, args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 })

const { modules } = cruiseSchema.parse(
  JSON.parse(
    run('npx', ['depcruise', 'src', '--config', '.dependency-cruiser.mjs', '--output-type', 'json']),
  ),
)
/** A file that lies in `src` itself belongs to no room. */
const roomOf = (file: string) => /^src\/([^/]+)\//.exec(file)?.[1]

const borders = new Set<string>()
for (const { source, dependencies } of modules)
  for (const { resolved } of dependencies) {
    const [from, to] = [roomOf(source), roomOf(resolved)]
    if (from && to && from !== to) borders.add(`${from} ${to}`)
  }
const twoWay = [...borders].filter((border) => {
  const [from = '', to = ''] = border.split(' ')
  return from < to && borders.has(`${to} ${from}`)
})
const inCircles = modules.filter(({ dependencies }) => dependencies.some(({ circular }) => circular))

/** Made by a command, or tables of facts. */
const IS_DATA = /\.data\.ts$|db\/migrations\/|payload-types\.ts$|importMap\.js$/
const linesOf = (pattern: string[]) =>
  run('git', ['ls-files', ...pattern])
    .trim()
    .split('\n')
    .filter((file) => !IS_DATA.test(file))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines)

const files = linesOf(['src/**/*.ts', 'src/**/*.tsx'])
const at = (share: number) => files[Math.floor((files.length - 1) * share)]?.lines
const largest = files.at(-1)
const sum = (all: { lines: number }[]) => all.reduce((total, { lines }) => total + lines, 0)

console.table({
  rooms: new Set(modules.flatMap(({ source }) => roomOf(source) ?? [])).size,
  'borders that are crossed': borders.size,
  'borders crossed both ways': twoWay.length,
  'files in circles': inCircles.length,
  'source files (without data, migrations and what is generated)': files.length,
  'lines of a file, median': at(0.5),
  'lines of a file, 90 of 100': at(0.9),
  [`lines of the largest (${largest?.file})`]: largest?.lines,
  'lines of source in all': sum(files),
  'lines of styles': sum(linesOf(['src/**/*.css'])),
  'lines of tests': sum(linesOf(['tests/**/*.ts', 'tests/**/*.tsx'])),
})
const rooms = new Map<string, number>()
for (const { file, lines } of files) {
  const room = roomOf(file) ?? '(src itself)'
  rooms.set(room, (rooms.get(room) ?? 0) + lines)
}
console.table(Object.fromEntries([...rooms].sort((a, b) => b[1] - a[1])))
