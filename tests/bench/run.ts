/** `npm run bench`: every benchmark in turn, in one run, each as a process of its own; what they print is kept in docs/benchmarks.md. */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import os from 'node:os'

const BENCHES = [
  ['Search engine', 'search.bench.ts'],
  ['Stock through the API', 'ingest.bench.ts'],
  ['Front door', 'door.bench.ts'],
  ['Pages of the demo dealers', 'site.bench.ts'],
  ['The list at 20,000 and 100,000 cars', 'scale.bench.ts'],
  ['Memory', 'memory.bench.ts'],
  ['The list page under a hand', 'interaction.bench.ts'],
] as const
const only = process.argv[2]

const parts = BENCHES.filter(([, file]) => !only || file.startsWith(only)).map(([title, file]) => {
  console.log(`\n── ${title} (${file})`)
  const { stdout, status } = spawnSync('node', ['--expose-gc', '--import', 'tsx', `tests/bench/${file}`], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'error' },
    maxBuffer: 64 * 1024 * 1024,
  })
  console.log(stdout)
  if (status !== 0) process.exitCode = 1
  return `## ${title}\n\n\`\`\`\n${stdout.trim()}\n\`\`\`\n`
})

const machine = `${os.cpus().length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`
if (!only)
  writeFileSync(
    'docs/benchmarks.md',
    `# Benchmarks\nWritten by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}. Ratios count, absolute figures vary with the machine.\n\n${parts.join('\n')}`,
  )
