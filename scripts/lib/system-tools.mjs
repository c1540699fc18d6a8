// What the tests need beside npm: a Chromium and a Redis server. Found on the PATH, or installed where that is allowed.
import { spawnSync } from 'node:child_process'

/** Commands and packages, the best first. */
const TOOLS = [
  {
    name: 'Chromium',
    // The headless shell draws no window around a page, which would be half of a whole browser's work in a test.
    commands: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
    packages: ['chromium-headless-shell', 'chromium'],
  },
  { name: 'Redis', commands: ['redis-server'], packages: ['redis-server'] },
]

const onPath = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0
const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
const apt = (...args) => spawnSync('apt-get', args, { stdio: 'ignore', env }).status === 0

/** A distribution may lack one of the packages, so each is installed separately. */
function installed(tool) {
  console.log(`Installing ${tool.name} …`)
  // Debian starts a Redis of its own after installing it; the tests start theirs on free ports, so it only has to exist.
  return tool.packages.some((name) => apt('install', '-y', '-qq', '--no-install-recommends', name))
}

/** Prints what was found; a test that needs a missing tool fails and names it. */
export function systemTools() {
  const wanting = TOOLS.filter((tool) => !onPath(tool.commands[0]))
  if (wanting.length && onPath('apt-get') && process.getuid?.() === 0) {
    apt('update', '-qq')
    wanting.forEach(installed)
  }
  for (const tool of TOOLS)
    console.log(
      `${tool.name}: ${tool.commands.find(onPath) ?? 'NOT FOUND, install it to run the tests that need it'}`,
    )
}
