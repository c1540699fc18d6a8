import type { Payload, TypedUser } from 'payload'
import { ownRows } from '@/admin/ownRows'
import type { HistoryFilter } from '@/features/history/history.rules'
import { VIA_WORDS } from '@/features/history/historyWords.rules'
import { labelOf } from '@/fields/label'

export type Choice = readonly [value: string, label: string]

function kindsIn(payload: Payload, menu: readonly string[]): Choice[] {
  return payload.config.collections
    .filter(({ slug }) => slug !== 'audit-log' && menu.includes(slug))
    .map(({ slug, labels: { plural } }): Choice => [
      slug,
      typeof plural === 'string' ? plural : labelOf(slug),
    ])
    .sort(([, one], [, other]) => one.localeCompare(other))
}

export async function readChoices(
  payload: Payload,
  user: TypedUser,
  menu: readonly string[],
): Promise<Record<HistoryFilter, Choice[]>> {
  const people = await ownRows({ payload, user }, 'users', {}, { limit: 500, sort: 'name' })
  return {
    who: people.map(({ id, name }) => [id, name]),
    kind: kindsIn(payload, menu),
    // Rules change only cars: their entries are on each car's own page.
    via: Object.entries(VIA_WORDS).filter(([via]) => via !== 'rule'),
  }
}
