import type { Fact } from '@/core/letter/letter'
import { openState } from '@/core/place/hours/openNow'
import { weekTable } from '@/core/place/hours/table'
import { zoneWords, momentText } from '@/core/place/moments'
import { afterOpenMinutes } from '@/core/place/hours/openMinutes'
import { isCareer } from '@/features/leads/leadEvents.rules'
import type { LeadFacts } from '@/features/leads/types'

/** The time by which staff are due, so that nobody is promised another one; null once it is over. */
export function answerDue({ clock, reply_minutes, createdAt }: LeadFacts, now: Date): string | null {
  const due = clock && reply_minutes && afterOpenMinutes(clock, new Date(createdAt), reply_minutes)
  return clock && due && due > now
    ? `${momentText(due.getTime(), clock.zone)} (${zoneWords(clock.zone)})`
    : null
}

function dueOf(facts: LeadFacts, now: Date): string {
  const due = answerDue(facts, now)
  return due ? `You have our answer by ${due}.` : facts.dealer.promise
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
