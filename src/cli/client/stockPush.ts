import path from 'node:path'
import { Presets, SingleBar } from 'cli-progress'
import { env } from '@/env'
import { need, readArgs } from './args'
import { feedOf, type Feed } from './feed'
import { interruption, unlessAborted } from './interruption'
import { openTarget } from './target'
import { count, receiptFile, receiptLines, type Receipt } from './receipt'
import { readStock } from './readStock'
import { CommandError, RefusedError, say, tell } from './say'
import { sendCars, unfinishedLines } from './sendCars'

function progress(total: number): { to(done: number): void; end(): void } {
  if (!process.stderr.isTTY) return { to: () => undefined, end: () => undefined }
  const bar = new SingleBar(
    {
      format: '  {bar} {value} of {total} cars, {eta_formatted} left',
      stream: process.stderr,
      hideCursor: true,
    },
    Presets.shades_classic,
  )
  bar.start(total, 0)
  return { to: (done) => bar.update(done), end: () => bar.stop() }
}

const OPTIONS = {
  dealership: { type: 'string' },
  tenant: { type: 'string' },
  key: { type: 'string' },
  url: { type: 'string' },
  snapshot: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  receipt: { type: 'string' },
} as const

/** The file with the receipt of an interrupted push: the one of `--receipt`, else a new one in the working directory. */
async function keptReceipt(receipt: Receipt, told: string | undefined, file: string): Promise<string | null> {
  if (told || !receipt.length) return told ?? null
  const own = `${path.basename(file)}.receipt.ndjson`
  await (
    await receiptFile(own)
  )(receipt)
  return own
}

/** Exit code 0 when every car was accepted, 1 when one was refused or the feed is on hold, 130 after Ctrl-C. */
export async function pushCommand(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS)
  const file = need(positionals[0], 'The stock file')
  const dealership = need(values.dealership, '--dealership')
  const dryRun = values['dry-run'] ?? false
  if (values.snapshot && dryRun) throw new CommandError('--snapshot and --dry-run do not go together.', 2)
  const items = await readStock(file)
  const target = await openTarget({
    dealership,
    tenant: values.tenant,
    key: values.key ?? env.cli.key,
    url: values.url ?? env.cli.url,
  })
  const receipt: Receipt = []
  const stop = interruption()
  const start = Date.now()
  const bar = progress(items.length)
  let feed: Feed | null = null
  try {
    const keep = values.receipt ? await receiptFile(values.receipt) : null
    feed = values.snapshot ? await feedOf(target, dealership, items.length) : null
    const where = feed ? feed.path : `/dealerships/${encodeURIComponent(dealership)}/cars:batch`
    await sendCars(items, {
      target,
      path: `${where}${dryRun ? '?dry_run=true' : ''}`,
      signal: stop.signal,
      taken: async (answered) => {
        receipt.push(...answered)
        bar.to(receipt.length)
        await keep?.(answered)
      },
    })
    bar.end()
    const seconds = (Date.now() - start) / 1_000
    tell(
      `${receipt.length} cars in ${seconds.toFixed(1)} s${dryRun ? ' (dry run: nothing was stored)' : ''}`,
      ...receiptLines(receipt),
    )
    const committed = feed ? await unlessAborted(stop.signal, feed.commit()) : { held: false }
    return count(receipt, 'failed') || committed.held ? 1 : 0
  } catch (error) {
    bar.end()
    const kept = await keptReceipt(receipt, values.receipt, file)
    const state = {
      ...{ answered: receipt.length, total: items.length, file: kept, feed: feed?.id ?? null },
      isRefused: error instanceof RefusedError,
    }
    const isTold = receipt.length === items.length
    say(...(isTold ? [] : receiptLines(receipt)), ...(dryRun ? [] : unfinishedLines(state)))
    throw error
  } finally {
    stop.end()
  }
}
