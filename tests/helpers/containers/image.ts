/** What the Dockerfile makes of this folder, as a tree of files: its stages and COPY lines, without an engine and without a registry. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import dockerIgnore from '@balena/dockerignore'
import { Copy, DockerfileParser, Env, From, JSONInstruction } from 'dockerfile-ast'
import { z } from 'zod'

export const NODE_USER = 1000

export interface Image {
  /** The folder that is `/` in the container. */
  root: string
  workdir: string
  env: Record<string, string>
  user: string
  command: string[]
}

const instructions = () => DockerfileParser.parse(readFileSync('Dockerfile', 'utf8')).getInstructions()
const words = (copy: Copy): string[] => copy.getArguments().map((word) => word.getValue())

/** True for what `COPY . .` brings. */
export function inContext(): (file: string) => boolean {
  const ignored = dockerIgnore().add(readFileSync('.dockerignore', 'utf8'))
  return (file) => file === '' || !ignored.ignores(file)
}

/** Each COPY line: its sources, and the stage that they come from, undefined for this folder. */
export const copies = (): { from: string | undefined; sources: string[] }[] =>
  instructions()
    .filter((line) => line instanceof Copy)
    .map((copy) => ({
      from: copy.getFromFlag()?.getValue() ?? undefined,
      sources: words(copy).slice(0, -1),
    }))

/** Hard links: a copy of 30,000 files that takes a second and no room. */
function link(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true })
  execFileSync('cp', ['-al', from, to])
}

const lockSchema = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) })

/** As `npm ci --omit=dev` would leave it, without a registry. */
function productionPackages(app: string): void {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(path.join(app, 'package-lock.json'), 'utf8')))
  const names = Object.entries(packages).flatMap(([name, { dev }]) =>
    dev || !existsSync(name) ? [] : [name],
  )
  // A package brings those that lie in it.
  const outer = names.filter((name) => name.split('node_modules/').length === 2)
  execFileSync('cp', ['-al', '--parents', ...outer, app])
}

/** The build of this folder, if the stage has the sources that it was made of. */
function builtHere(app: string): void {
  const code = "import('./scripts/lib/build.mjs').then((build) => console.log(build.sourceHash()))"
  const hash = execFileSync(process.execPath, ['-e', code], { cwd: app, encoding: 'utf8' }).trim()
  if (!readFileSync('.next/forecourt-build', 'utf8').startsWith(hash))
    throw new Error('The stage that builds has other sources than this folder, or the build here is old.')
  link('.next', path.join(app, '.next'))
  rmSync(path.join(app, '.next/cache'), { recursive: true, force: true })
}

function run(command: string, { root, workdir }: Image): void {
  const cwd = path.join(root, workdir)
  if (/^npm ci --omit=dev\b/.test(command)) return productionPackages(cwd)
  if (command === 'npm run build') return builtHere(cwd)
  const inside = command
    .replaceAll(/(?<=\s)\//g, `${root}/`)
    .replaceAll('node:node', `${NODE_USER}:${NODE_USER}`)
  execFileSync('sh', ['-c', process.getuid?.() === 0 ? inside : inside.replaceAll(/&& chown \S+ \S+/g, '')], {
    cwd,
  })
}

function copy(line: Copy, image: Image, stages: ReadonlyMap<string, Image>): void {
  const from = line.getFromFlag()?.getValue()
  const stage = from ? stages.get(from) : undefined
  if (from && !stage) throw new Error(`COPY --from=${from}: there is no stage of that name`)
  const [to = '', ...sources] = words(line).reverse()
  const target = path.join(image.root, path.resolve(image.workdir, to))
  const isBrought = inContext()
  for (const source of sources) {
    const found = stage ? path.join(stage.root, source) : path.resolve(source)
    if (stage) {
      link(found, target)
      continue
    }
    const isFolder = statSync(found).isDirectory()
    // Entry by entry: the tree that is made may lie in the folder.
    for (const name of isFolder ? readdirSync(found) : [''])
      if (isBrought(path.join(source, name)))
        cpSync(path.join(found, name), path.join(target, name || path.basename(found)), {
          recursive: true,
          filter: (file) => isBrought(path.relative(process.cwd(), file)),
        })
  }
}

/** @param dir an empty folder, for a tree of each stage; @returns the last one, which runs */
export function makeImage(dir: string): Image {
  const stages = new Map<string, Image>()
  let base: Image | undefined
  let image: Image = { root: '', workdir: '/', env: {}, user: 'root', command: [] }
  for (const line of instructions()) {
    const rest = line.getArgumentsContent() ?? ''
    if (line instanceof From) {
      base = stages.get(line.getImage() ?? '')
      const root = path.join(dir, line.getBuildStage() ?? 'image')
      mkdirSync(root, { recursive: true })
      image = { root, workdir: base?.workdir ?? '/', env: { ...base?.env }, user: 'root', command: [] }
      stages.set(line.getBuildStage() ?? '', image)
    } else if (line instanceof Copy) copy(line, image, stages)
    else if (line instanceof Env)
      for (const part of line.getProperties()) image.env[part.getName()] = part.getValue() ?? ''
    else if (line.getKeyword() === 'RUN') {
      // What the stage began with, for the first command that sees it.
      if (base && !rest.startsWith('npm ')) {
        execFileSync('cp', ['-al', `${base.root}/.`, image.root])
        base = undefined
      }
      run(rest, image)
    } else if (line.getKeyword() === 'WORKDIR') {
      image.workdir = rest
      mkdirSync(path.join(image.root, rest), { recursive: true })
    } else if (line.getKeyword() === 'USER') image.user = rest
    else if (line.getKeyword() === 'CMD' && line instanceof JSONInstruction)
      image.command = line.getJSONStrings().map((word) => word.getJSONValue())
    else if (line.getKeyword() !== 'EXPOSE') throw new Error(`Nobody has taught this ${line.getKeyword()}`)
  }
  if (!existsSync(path.join(image.root, image.workdir, image.command.at(-1) ?? '')))
    throw new Error(`CMD names ${image.command.join(' ')}, which is not in the image`)
  return image
}
