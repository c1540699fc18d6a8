import type { JSONFieldServerProps } from 'payload'
import { staffMoment } from '@/admin/staffMoment'
import { formatMoney, formatNumber } from '@/core/money/format'
import type { LeadTable } from '@/core/person/leadField'
import { LEAD_FIELDS } from '@/core/person/leadFields'
import { FIELDS } from '@/features/leads/intents/fields.rules'
import { wantedTime } from '@/features/leads/wantedTime.rules'
import { answersSchema } from '@/features/trade-in/answers.rules'
import { assumptions, basisText, noGuideText, type NoGuide } from '@/features/trade-in/words.rules'
import { labelOf } from '@/fields/label'
import { isRecord } from '@/lib/isRecord'
import { Facts } from '@/admin/kit/Facts'
import { dealerOf } from '@/admin/dealerOf'
import { dealerZone } from '@/admin/dealerZone'
import { fieldLook } from '@/admin/payloadContract'

/** Lines for staff, from what was sent to a dealer and is stored as a value of several parts. */

type SentLine = readonly [label: string, text: string]

const LABELS = new Map(Object.entries(FIELDS).map(([name, { label }]) => [name, label]))
const wordsOf = (value: unknown): string => {
  if (value === true) return 'Yes'
  if (typeof value === 'number') return formatNumber(value)
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(', ')
  return typeof value === 'string' ? wantedTime(value) : ''
}

const filledLines = (lines: readonly (readonly [string, unknown])[]): SentLine[] =>
  lines.flatMap(([label, value]): SentLine[] => {
    const text = wordsOf(value)
    return text ? [[label, text]] : []
  })

/** The fields of a form by their labels, each with what the shopper wrote or chose. */
export const sentLines = (fields: unknown, table: LeadTable = LEAD_FIELDS): SentLine[] =>
  filledLines(
    Object.entries(isRecord(fields) ? fields : {})
      .filter(([name]) => !table[name]?.unlisted)
      .map(([name, value]) => [LABELS.get(name) ?? labelOf(name.replaceAll('-', ' ')), value]),
  )

export function answerLines(answers: unknown): SentLine[] {
  const parsed = answersSchema.safeParse(answers)
  if (!parsed.success) return []
  const { lender, note } = parsed.data
  // Screens with answers show the kilometres separately.
  return filledLines([...assumptions(0, parsed.data).slice(1), ['Lender', lender], ['Note', note]])
}

export function tradeLines(trade: unknown): SentLine[] {
  if (!isRecord(trade)) return []
  const { make, model, year, km, rego, regoState, offer_price } = trade
  return [
    ...filledLines([
      ['Make', make],
      ['Model', model],
      ['Year', typeof year === 'number' ? String(year) : year],
      ['Kilometres', km],
      [labelOf('rego'), rego],
      [labelOf('regoState'), regoState],
      ['Middle of the guide', typeof offer_price === 'number' ? formatMoney(offer_price) : null],
    ]),
    ...answerLines(trade.adjustmentAnswers),
  ]
}

const CAMPAIGN: Record<string, string> = {
  utm_source: 'Came from',
  utm_medium: 'Came via',
  utm_campaign: 'Campaign',
  utm_term: 'Searched for',
  utm_content: 'Advertisement',
}
const CLICKED: Record<string, string> = { gclid: 'Google', fbclid: 'Facebook', msclkid: 'Bing' }

export function visitLines(attributes: unknown): SentLine[] {
  const { visited_pages, linked_query_params }: Record<string, unknown> = isRecord(attributes)
    ? attributes
    : {}
  const parameters = isRecord(linked_query_params) ? linked_query_params : {}
  const clicked = Object.keys(CLICKED).filter((name) => parameters[name])
  return filledLines([
    ...Object.entries(CAMPAIGN).map(([name, label]) => [label, parameters[name]] as const),
    ['Clicked an advertisement of', clicked.map((name) => CLICKED[name])],
    ['Page views', Array.isArray(visited_pages) ? visited_pages.join('\n') : null],
  ])
}

const REASONS: Record<NoGuide, true> = { age: true, km: true, few: true, unknown: true, unavailable: true }
const isReason = (value: unknown): value is NoGuide => typeof value === 'string' && value in REASONS

export function guideLines(result: unknown): SentLine[] {
  if (!isRecord(result)) return []
  const { reason, count, outside } = result
  if (isReason(reason)) return [['No guide', noGuideText(reason)]]
  if (outside === true) return [['How it was worked out', basisText(null)]]
  return typeof count === 'number' ? [['How it was worked out', basisText(count)]] : []
}

export function consentLines(consent: unknown, zone: string): SentLine[] {
  if (!isRecord(consent)) return []
  const { marketing, text, terms, notice, at, page, version } = consent
  return filledLines([
    ['Marketing', marketing === undefined ? null : marketing === true ? 'Agreed' : 'Not agreed'],
    ['Agreed to', text],
    ['Terms', terms],
    ['Privacy notice', notice],
    ['When', typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? staffMoment(at, zone) : null],
    ['On the page', page],
    ['Wording', version],
  ])
}

/** Values of several parts that staff only read: shown as labelled words, never as they are stored. */

type Props = Pick<JSONFieldServerProps, 'data' | 'field' | 'payload'>

function Lines({ field: { name, label }, lines }: Pick<Props, 'field'> & { lines: readonly SentLine[] }) {
  if (!lines.length) return null
  const id = `told-${name}`
  return (
    <section className={fieldLook('fc-told')} aria-labelledby={id}>
      <h3 id={id}>{typeof label === 'string' ? label : labelOf(name)}</h3>
      <Facts look="wide" rows={lines} />
    </section>
  )
}

const drawnBy =
  (linesOf: (value: unknown) => SentLine[]) =>
  ({ data, field }: Props) => <Lines field={field} lines={linesOf(data?.[field.name])} />

export const SentField = drawnBy(sentLines)
export const TradeField = drawnBy(tradeLines)
export const VisitField = drawnBy(visitLines)
export const AnswersField = drawnBy(answerLines)
export const GuideField = drawnBy(guideLines)

export async function ConsentField({ data, field, payload }: Props) {
  const zone = await dealerZone(payload, dealerOf(data))
  return <Lines field={field} lines={consentLines(data?.[field.name], zone)} />
}
