import { openState } from '@/domain/hours/openNow'
import { weekTable } from '@/domain/hours/table'
import { replySpan } from '@/domain/leads/usualReply'
import type { LeadFacts } from '@/leads/types'

const usualOf = ({ usual_minutes, dealer }: LeadFacts): string =>
  usual_minutes
    ? `Most people get their answer within ${replySpan(usual_minutes)} of opening hours.`
    : dealer.promise

export function answerLines(facts: LeadFacts, now: Date): string[] {
  const { clock, location, dealer } = facts
  const place = location?.name ?? dealer.name
  const state = clock && openState(clock.entries, clock.department, clock.zone, now)
  if (!clock || !state) return [dealer.promise].filter(Boolean)
  const team = `The ${clock.department} team of ${place}`
  const opens = /opens (.+)$/.exec(state.text)?.[1]
  const lead = state.open
    ? `${team} is there now (${state.text.toLowerCase()}) and will answer you.`
    : `${place} is closed just now${opens ? ` and opens ${opens}` : ''}. ${team} will answer you then.`
  return [lead, usualOf(facts)].filter(Boolean)
}

export const hoursLines = ({ clock }: LeadFacts, now: Date): string[] =>
  clock
    ? weekTable(clock.entries, clock.department, clock.zone, now).map(
        ({ label, text }) => `${label}: ${text}`,
      )
    : []
