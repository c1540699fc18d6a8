// What the tests need beside npm: a Chromium and a Redis server. Found on the PATH, or installed where that is allowed.
import { spawnSync } from 'node:child_process'

const TOOLS = [
  { name: 'Chromium', commands: ['chromium', 'chromium-browser', 'google-chrome'], package: 'chromium' },
  { name: 'Redis', commands: ['redis-server'], package: 'redis-server' },
]

const onPath = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0

function aptInstall(packages) {
  if (!onPath('apt-get') || process.getuid?.() !== 0) return
  console.log(`Installing ${packages.join(' and ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
  // Debian starts a Redis of its own after installing it; the tests start theirs on free ports, so it only has to exist.
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: 'ignore',
    env,
  })
}

/** Says plainly what was found; a test that needs a missing tool fails and names it. */
export function systemTools() {
  const found = (tool) => tool.commands.find(onPath)
  const missing = TOOLS.filter((tool) => !found(tool))
  if (missing.length) aptInstall(missing.map((tool) => tool.package))
  for (const tool of TOOLS)
    console.log(`${tool.name}: ${found(tool) ?? 'NOT FOUND, install it to run the tests that need it'}`)
}
