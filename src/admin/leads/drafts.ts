import type { AnswerKind } from '@/features/leads/leadTimeline.rules'
import type { BegunAnswer } from './storedAnswer'

/** Each way to answer has a text of its own: a note for colleagues never becomes a mail. One of them is open. */
export interface Drafts {
  open: AnswerKind
  drafts: readonly BegunAnswer[]
}

export const begin = (open: AnswerKind, text: string): Drafts => ({
  open,
  drafts: [{ kind: open, text, key: '' }],
})

const draftOf = ({ drafts }: Drafts, kind: AnswerKind): BegunAnswer =>
  drafts.find((one) => one.kind === kind) ?? { kind, text: '', key: '' }

export const openDraft = (now: Drafts): BegunAnswer => draftOf(now, now.open)

const without = (drafts: readonly BegunAnswer[], kind: AnswerKind): BegunAnswer[] =>
  drafts.filter((one) => one.kind !== kind)

export const withDraft = (now: Drafts, draft: BegunAnswer): Drafts => ({
  ...now,
  drafts: [...without(now.drafts, draft.kind), draft],
})

/** After `sent` was saved. What was typed since then, which has another key, stays. */
export const withoutDraft = (now: Drafts, { kind, key }: BegunAnswer): Drafts =>
  draftOf(now, kind).key === key ? { ...now, drafts: without(now.drafts, kind) } : now

/** What somebody wrote. `ready`: what the box began with. */
export const begun = ({ drafts }: Drafts, ready: string): BegunAnswer[] =>
  drafts.filter(({ text }) => text !== '' && text !== ready)

/** Adds the `stored` drafts below what was typed meanwhile. */
export function withStored(now: Drafts, ready: string, stored: readonly BegunAnswer[]): Drafts {
  const typed = begun(now, ready)
  const drafts = stored.map((old) => {
    const own = typed.find(({ kind }) => kind === old.kind)
    if (!own) return old
    // Typed before the kept text was there: neither is lost.
    return own.text === old.text ? own : { ...own, text: `${old.text}\n\n${own.text}` }
  })
  const open = typed.length ? now.open : (stored[0]?.kind ?? now.open)
  return drafts.reduce(withDraft, { ...now, open })
}

/** A call that nobody took: a note, as nobody spoke with the person and the clock runs on. */
export const missedCall = (text: string) => ({
  kind: 'note' as const,
  text: ['Rang, no answer.', text.trim()].filter(Boolean).join('\n\n'),
})
