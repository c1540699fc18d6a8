// What the tests need beside npm: a Chromium, a Redis server and a font of Arial's widths; `npm run test:full` also a Caddy. Found, or installed where that is allowed.
import { spawnSync } from 'node:child_process'

const onPath = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0
const firstOf =
  (...commands) =>
  () =>
    commands.find(onPath)
/** Fallback faces name fonts of the system, and a headless browser brings none. fc-match prints the family that it would take. */
const wideAsArial = () =>
  /Arial|Liberation Sans|Arimo|Helvetica/.exec(
    String(spawnSync('fc-match', ['Arial', 'family']).stdout ?? ''),
  )?.[0]

/** `found` says what is there; `packages`, the best first, are asked for when it finds nothing, or not the best. */
const EVERY_TIME = [
  {
    name: 'Chromium',
    found: firstOf('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'),
    // The headless shell draws no window around a page, which would be half of a whole browser's work in a test.
    best: 'chromium-headless-shell',
    packages: ['chromium-headless-shell', 'chromium'],
  },
  { name: 'Redis', found: firstOf('redis-server'), packages: ['redis-server'] },
  { name: "Font of Arial's widths", found: wideAsArial, packages: ['fonts-liberation', 'fonts-liberation2'] },
]
/** The proxy of compose.yaml, and the commands in its entrypoints and in docs/operations.md. */
const IN_FULL = ['caddy', 'curl', 'openssl'].map((name) => ({
  name,
  found: firstOf(name),
  packages: [name],
}))

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
const apt = (...args) => spawnSync('apt-get', args, { stdio: 'ignore', env }).status === 0

/** A distribution may lack one of the packages, so each is installed separately. */
function installed(tool) {
  console.log(`Installing ${tool.name} …`)
  // Debian starts a Redis and a Caddy of its own after installing them; the tests start theirs on free ports, so it only has to exist.
  return tool.packages.some((name) => apt('install', '-y', '-qq', '--no-install-recommends', name))
}

/** Prints what was found; a test that needs a missing tool fails and names it. */
export function systemTools(isFull) {
  const tools = [...EVERY_TIME, ...(isFull ? IN_FULL : [])]
  const wanting = tools.filter(({ found, best }) => !found() || (best && found() !== best))
  if (wanting.length && onPath('apt-get') && process.getuid?.() === 0) {
    apt('update', '-qq')
    wanting.forEach(installed)
  }
  for (const { name, found } of tools)
    console.log(`${name}: ${found() ?? 'NOT FOUND, install it to run the tests that need it'}`)
}
