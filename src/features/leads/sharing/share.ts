import type { Row } from '@/db/tableTypes'
import {
  deciding,
  tryRules,
  whoIsThere,
  type LeadRule,
  type SharedLead,
} from '@/features/leads/assignment.rules'
import type { Handover } from '@/features/leads/handovers.rules'
import { afterOpenMinutes, type Clock } from '@/core/place/hours/openMinutes'
import { log } from '@/lib/log'
import type { LeadLocation } from '@/features/leads/leadLocation'
import { answeringAt } from '@/features/leads/locationClock'
import type { LeadFacts } from '@/features/leads/types'
import { colleaguesOf, withTurns } from './colleaguesOf'
import { rulesOf } from './rulesOf'
import { takeTurn } from './takeTurn'
import { topicsOf } from '@/features/leads/leadCategories.rules'

const sharedLead = (facts: LeadFacts, place: LeadLocation | null, at: Date): SharedLead => ({
  place: place?.id ?? null,
  form: facts.form ?? '',
  topics: topicsOf(facts),
  make: facts.car?.make ?? null,
  price: facts.car?.price ?? null,
  interstate: facts.interstate === true,
  at,
  zone: place?.timezone ?? null,
})

export interface Shared {
  /** Columns of the lead; none where no rule gives it to anybody. */
  columns: Row
  to: string | null
  giveBack(): Promise<void>
}
export const UNSHARED: Shared = { columns: {}, to: null, giveBack: () => Promise.resolve() }

/** Epoch ms when the lead moves on; null where it stays. Without opening hours every minute counts. */
export function againAt(rule: LeadRule, clock: Clock | undefined, at: Date): number | null {
  if (!rule.again_after) return null
  if (!clock) return at.getTime() + rule.again_after * 60_000
  return afterOpenMinutes(clock, at, rule.again_after)?.getTime() ?? null
}

async function byRules(
  tenantId: string,
  facts: LeadFacts,
  place: LeadLocation | null,
  at: Date,
): Promise<Shared> {
  const rules = await rulesOf(tenantId)
  if (!rules.length) return UNSHARED
  const [people, { clock }] = await Promise.all([colleaguesOf(tenantId), answeringAt(place)])
  const lead = sharedLead(facts, place, at)
  const rule = deciding(tryRules(rules, withTurns(people, new Map()), lead))?.rule
  if (!rule) return UNSHARED
  const taken = await takeTurn(
    tenantId,
    (turns) => whoIsThere(rule, withTurns(people, turns), lead)[0] ?? null,
  )
  if (!taken) return UNSHARED
  const { id, name } = taken.person
  const handover: Handover = { at: at.toISOString(), to: id, name, rule: rule.id, title: rule.title }
  return {
    columns: { assigned_to: id, givings: [handover], again_at: againAt(rule, clock, at) },
    to: id,
    giveBack: taken.giveBack,
  }
}

/** An error in the rules must not lose the lead: it is then unassigned, as without rules. */
export async function shareLead(...of: Parameters<typeof byRules>): Promise<Shared> {
  try {
    return await byRules(...of)
  } catch (error) {
    log.error({ err: error, tenant: of[0], lead_id: of[1].lead_id }, 'lead not shared out')
    return UNSHARED
  }
}
