import { times } from '@/admin/times'
import { plural } from '@/core/money/format'
import { rowHref } from '@/lib/adminHrefs'
import { isRecord } from '@/lib/isRecord'
import { byDealer, named } from './named'
import type { Need } from './need'

export interface DeliveryFacts {
  id: string
  tenant: string
  name: string
  /** `failed`: given up. Otherwise it is tried again automatically. */
  state: string
  deliveries: unknown
  /** Epoch milliseconds. */
  at: number
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

function problemOf(deliveries: unknown): string {
  const open = Array.isArray(deliveries)
    ? deliveries.filter(isRecord).find(({ state }) => state !== 'sent')
    : undefined
  if (!open) return 'It was not delivered.'
  return `${text(open.channel)} to ${text(open.to)}: ${text(open.error) || 'no answer'}. Tried ${times(Number(open.attempts))}.`
}

const SAFE = 'Everything is saved here.'

/** Leads that were not delivered to their people: one need per dealer for those given up, and one for those tried again. */
export function undelivered(leads: readonly DeliveryFacts[]): Need[] {
  const isFailed = ({ state }: DeliveryFacts) => state === 'failed'
  const need = (
    rows: readonly DeliveryFacts[],
    words: Pick<Need, 'tone'> & { verb: string; after: string },
  ): Need[] =>
    byDealer(rows).map(([first, all]) => ({
      id: `deliveries ${words.tone} ${first.tenant}`,
      tenant: first.tenant,
      tone: words.tone,
      due: Math.min(...all.map(({ at }) => at)),
      title:
        all.length === 1
          ? `The lead of ${first.name} ${words.verb}`
          : `${plural(all.length, 'lead')} ${words.verb}`,
      why: `${all.length > 1 ? `${named(all.map(({ name }) => name))}. ` : ''}${problemOf(first.deliveries)} ${words.after}`,
      act: all.length === 1 ? 'Open the lead' : 'Open the first',
      href: rowHref('leads', first.id),
    }))
  const failed = leads.filter(isFailed)
  const again = need(failed, { tone: 'bad', verb: 'could not be delivered', after: SAFE }).map((one) => ({
    ...one,
    presses: [
      {
        label: 'Send again',
        doing: 'Sending …',
        done: 'Sent again. If it fails once more, it is back here.',
        calls: failed.filter(({ tenant }) => tenant === one.tenant).map(({ id }) => `/lead-resend/${id}`),
      },
    ],
  }))
  const waiting = leads.filter((lead) => !isFailed(lead))
  const after = 'It is tried again automatically.'
  return [...again, ...need(waiting, { tone: 'soon', verb: 'could not be delivered yet', after })]
}
