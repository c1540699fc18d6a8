import { writeFile } from 'node:fs/promises'
import { z } from 'zod'

const notices = z.array(z.object({ detail: z.string(), pointer: z.string() }))
export const receiptItems = z.array(
  z.object({
    line: z.number(),
    stocknum: z.string().nullable(),
    result: z.enum(['created', 'updated', 'unchanged', 'stale', 'failed']),
    errors: notices,
    warnings: notices.optional(),
  }),
)
type Receipt = z.output<typeof receiptItems>
const RESULTS = ['created', 'updated', 'unchanged', 'stale', 'failed'] as const
const SHOWN = 40

export const count = (receipt: Receipt, result: (typeof RESULTS)[number]) =>
  receipt.filter((item) => item.result === result).length

export function receiptLines(receipt: Receipt): string[] {
  const width = String(receipt.length).length
  const lines = RESULTS.map(
    (result) => `  ${result.padEnd(10)} ${String(count(receipt, result)).padStart(width)}`,
  )
  lines.push(`  ${'together'.padEnd(10)} ${receipt.length}`)
  const failed = receipt.filter(({ result }) => result === 'failed')
  for (const { line, stocknum, errors } of failed.slice(0, SHOWN))
    lines.push(
      `  line ${line} ${stocknum ?? '(no stock number)'}: ${errors.map(({ pointer, detail }) => `${pointer} ${detail}`.trim()).join('; ')}`,
    )
  if (failed.length > SHOWN)
    lines.push(`  … and ${failed.length - SHOWN} more; --receipt FILE writes all of them`)
  const left = new Map<string, number>()
  for (const { pointer, detail } of receipt.flatMap(({ warnings }) => warnings ?? []))
    left.set(`${pointer} ${detail}`, (left.get(`${pointer} ${detail}`) ?? 0) + 1)
  for (const [what, times] of [...left].slice(0, SHOWN))
    lines.push(`  note: ${what} (${times} ${times === 1 ? 'car' : 'cars'})`)
  return lines
}

/** One line for each car. */
export const receiptFile = (file: string, items: Receipt): Promise<void> =>
  writeFile(file, items.map((item) => `${JSON.stringify(item)}\n`).join(''))
