/** The operator's command line as a separate process. */
import { spawn } from 'node:child_process'

/** Runs `forecourt`; its standard output, trimmed. Throws when it fails. */
export function runOperator(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/client/index.ts', ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let reported = ''
  child.stdout.on('data', (part: Buffer) => (out += part.toString('utf8')))
  child.stderr.on('data', (part: Buffer) => (reported += part.toString('utf8')))
  return new Promise((resolve, reject) => {
    child.once('exit', (code) =>
      code === 0
        ? resolve(out.trim())
        : reject(new Error(`forecourt ${args.join(' ')} ended with ${code}:\n${reported}${out}`)),
    )
  })
}
