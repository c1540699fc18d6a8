/** A thousand junk calls a minute from a hundred addresses at each thing that anybody can ask for, with a proof of work where it costs one. */
import { setTimeout } from 'node:timers/promises'
import type { Body, Letters, Sent, Visitor } from './visitor'

export interface Flood {
  what: string
  /** Before the minute begins; a flood that is stopped here cannot be tried. */
  prepare?(): Promise<void>
  /** True for a call that costs a proof of work: those are solved beforehand. */
  costsProof: boolean
  junk(n: number, from: Visitor, proof: Body): Promise<Sent>
  /** True when this person got all the way, with the code or the link of the mail where there is one. */
  honest(n: number, from: Visitor): Promise<boolean>
  /** What the flood brought its sender. */
  gain?(): string
}
export interface FloodWorld {
  visitor(address: string): Visitor
  letters: Letters
}

const CALLS = 1000
const ADDRESSES = 100
const MINUTE = 60_000
const HONEST = 10
/** Proofs that are solved at once: a core each. */
const LANES = 2
const QUIET_MS = 5000
export const VICTIM = 'victim@shoppers.example'

const summed = (statuses: Record<string, number>): string =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} x ${status}`)
    .join(', ')

async function solved(senders: readonly Visitor[]): Promise<Body[]> {
  const proofs: Body[] = Array.from({ length: CALLS }, () => ({}))
  let next = 0
  const lane = async () => {
    for (let n = next++; n < CALLS; n = next++)
      proofs[n] = { captcha: await senders[n % ADDRESSES]?.proof().catch(() => undefined) }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return proofs
}

async function run({ visitor, letters }: FloodWorld, flood: Flood, number: number) {
  await flood.prepare?.()
  const senders = Array.from({ length: ADDRESSES }, (_, n) => visitor(`10.${100 + number}.1.${n}`))
  const proofs = flood.costsProof ? await solved(senders) : []
  const before = letters.count()
  const statuses: Record<string, number> = {}
  const heard: Promise<boolean>[] = []
  const calls: Promise<void>[] = []
  const from = Date.now()
  for (let n = 0; n < CALLS; n++) {
    const sender = senders[n % ADDRESSES]
    if (sender)
      calls.push(
        flood
          .junk(n, sender, proofs[n] ?? {})
          .catch(() => ({ status: 'no answer' }))
          .then(({ status }) => {
            statuses[status] = (statuses[status] ?? 0) + 1
          }),
      )
    if (n % (CALLS / HONEST) === CALLS / HONEST - 1)
      heard.push(
        flood.honest(heard.length, visitor(`10.${100 + number}.2.${heard.length}`)).catch(() => false),
      )
    const ahead = from + (n * MINUTE) / CALLS - Date.now()
    if (ahead > 0) await setTimeout(ahead)
  }
  await Promise.all(calls)
  const seconds = Math.round((Date.now() - from) / 1000)
  const served = (await Promise.all(heard)).filter(Boolean).length
  for (let count = -1; count !== letters.count(); await setTimeout(QUIET_MS)) count = letters.count()
  const sent = letters.all(before)
  return {
    flood: flood.what,
    'junk calls': summed(statuses),
    seconds,
    'honest people served': `${served} of ${HONEST}`,
    'mails and texts': sent.length,
    'of them to the person named': sent.filter((letter) => letter.includes(VICTIM)).length,
    'what the stranger has': flood.gain?.() ?? '',
  }
}

export async function runFloods(world: FloodWorld, floods: readonly Flood[]) {
  const rows = []
  for (const [number, flood] of floods.entries()) {
    rows.push(await run(world, flood, number))
    console.error(JSON.stringify(rows.at(-1)))
  }
  return rows
}
