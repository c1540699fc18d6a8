import { z } from 'zod'
import { inFile, inFiles, readDir, STOCK } from '@/definitions/applyDir'
import { isDefinition } from '@/definitions/isDefinition'
import { need, readArgs } from './args'
import { COMMANDS } from './commandTable'
import { progressOf } from './progress'
import { CommandError, report } from './say'
import { findServer, operate, type Running } from './server'

const faultSchema = z.array(z.object({ path: z.string(), say: z.string() }))
const checkedSchema = z.object({ definition: faultSchema, stock: faultSchema })

/** All that is wrong with all dealers, each with its file and place. */
async function faultsOf(
  { dealers, faults }: Awaited<ReturnType<typeof readDir>>,
  running: Running | null,
): Promise<string[]> {
  const all = [...faults]
  const checked = progressOf('Checked', dealers.length)
  for (const [at, dealer] of dealers.entries()) {
    const { definition, stock } = dealer
    const { data } = await operate({ op: 'tenants.check', definition, stock }, running)
    const found = checkedSchema.parse(data)
    all.push(...inFiles(dealer, found.definition), ...inFile(dealer, STOCK, found.stock))
    checked(at + 1)
  }
  return all.map(({ dealer, file, path, say }) => `${dealer}/${file}${path ? `, ${path}` : ''}: ${say}`)
}

export async function applyCommand(args: string[]): Promise<number> {
  const { positionals } = readArgs(args, COMMANDS['tenants apply'])
  const read = await readDir(positionals[0] ?? 'tenants').catch((error: unknown) => {
    throw new CommandError(error instanceof Error ? error.message : String(error), 2)
  })
  const running = await findServer()
  const faults = await faultsOf(read, running)
  if (faults.length) {
    const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`
    return report({ ok: false, lines: [...faults, `${count}: nothing was applied.`] })
  }
  let code = 0
  const loaded = progressOf('Loaded', read.dealers.length)
  for (const [at, { definition, stock }] of read.dealers.entries()) {
    if (!isDefinition(definition)) throw new CommandError('A dealer that was checked is no dealer.')
    const result = await operate({ op: 'tenants.apply', definition, stock }, running)
    code = Math.max(code, report(result))
    loaded(at + 1)
  }
  return code
}

const changeStatusCommand =
  (to: 'active' | 'suspended') =>
  async (args: string[]): Promise<number> => {
    const { positionals } = readArgs(args, COMMANDS['tenants suspend'])
    const slug = need(positionals[0], 'The short name of the dealer')
    const result = await operate({ op: 'tenants.stand', slug, to }, await findServer())
    return report(result)
  }

export const [suspendCommand, resumeCommand] = [
  changeStatusCommand('suspended'),
  changeStatusCommand('active'),
]
