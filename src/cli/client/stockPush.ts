import { Presets, SingleBar } from 'cli-progress'
import { env } from '@/env'
import { need, readArgs } from './args'
import { feedOf } from './feed'
import { openTarget } from './target'
import { batchSchema, count, receiptLines, writeReceipt, type Receipt } from './receipt'
import { readStock } from './readStock'
import { CommandError, say } from './say'

const BATCH = 500

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

/** Exit code 0 when every car was accepted, 1 when one was refused or the feed is on hold. */
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
  const feed = values.snapshot ? await feedOf(target, dealership, items.length) : null
  const path = feed ? feed.path : `/dealerships/${encodeURIComponent(dealership)}/cars:batch`

  const start = Date.now()
  const bar = progress(items.length)
  const receipt: Receipt = []
  for (let at = 0; at < items.length; at += BATCH) {
    const answer = batchSchema.parse(
      await target.post(`${path}${dryRun ? '?dry_run=true' : ''}`, items.slice(at, at + BATCH)),
    )
    for (const item of answer.items) receipt.push({ ...item, index: at + item.index })
    bar.to(receipt.length)
  }
  bar.end()
  const seconds = (Date.now() - start) / 1_000
  say(
    `${receipt.length} cars in ${seconds.toFixed(1)} s${dryRun ? ' (dry run: nothing was stored)' : ''}`,
    ...receiptLines(receipt),
  )
  if (values.receipt) await writeReceipt(values.receipt, receipt)
  const committed = feed ? await feed.commit() : { held: false }
  return count(receipt, 'failed') || committed.held ? 1 : 0
}
