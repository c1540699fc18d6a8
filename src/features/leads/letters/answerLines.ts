import type { Fact } from '@/core/letter/letter'
import { openState } from '@/core/place/hours/openNow'
import { weekTable } from '@/core/place/hours/table'
import { zoneWords, momentText } from '@/core/place/moments'
import { afterOpenMinutes } from '@/core/place/hours/openMinutes'
import { isCareer } from '@/features/leads/leadEvents.rules'
import type { LeadFacts } from '@/features/leads/types'

/** The time by which staff are due, so that nobody is promised another one. */
function dueOf({ clock, reply_minutes, createdAt, dealer }: LeadFacts, now: Date): string {
  const due = clock && reply_minutes && afterOpenMinutes(clock, new Date(createdAt), reply_minutes)
  // A mail that waited for its way names no time that is over.
  return clock && due && due > now
    ? `You have our answer by ${momentText(due.getTime(), clock.zone)} (${zoneWords(clock.zone)}).`
    : dealer.promise
}

/** Job applications are not the sellers' to answer. */
const teamOf = (facts: LeadFacts, department: string, place: string): string =>
  isCareer(facts) ? place : `The ${department} team of ${place}`

export function answerLines(facts: LeadFacts, now: Date): string[] {
  const { clock, location, dealer } = facts
  const place = location?.name ?? dealer.name
  const state = clock && openState(clock.entries, clock.department, clock.zone, now)
  if (!clock || !state) return [dealer.promise].filter(Boolean)
  const team = teamOf(facts, clock.department, place)
  const opens = /opens (.+)$/.exec(state.text)?.[1]
  const lead = state.open
    ? `${team} is there now (${state.text.toLowerCase()}) and will answer you.`
    : `${place} is closed just now${opens ? ` and opens ${opens}` : ''}. ${team} will answer you then.`
  return [lead, dueOf(facts, now)].filter(Boolean)
}

export const hoursFacts = ({ clock }: LeadFacts, now: Date): Fact[] =>
  clock
    ? weekTable(clock.entries, clock.department, clock.zone, now).map(({ label, text }): Fact => [
        label,
        text,
      ])
    : []
