/** Values of several parts that staff only read: shown as labelled words, never as they are stored. */
import type { JSONFieldServerProps } from 'payload'
import { dealerOf } from '@/admin/dealerOf'
import { dealerZone } from '@/admin/dealerZone'
import { labelOf } from '@/fields/label'
import {
  answerLines,
  consentLines,
  guideLines,
  sentLines,
  tradeLines,
  visitLines,
  type SentLine,
} from './lines'
import { fieldLook } from '@/admin/payloadContract'

type Props = Pick<JSONFieldServerProps, 'data' | 'field' | 'payload'>

function Lines({ field: { name, label }, lines }: Pick<Props, 'field'> & { lines: readonly SentLine[] }) {
  if (!lines.length) return null
  const id = `told-${name}`
  return (
    <section className={fieldLook('fc-told')} aria-labelledby={id}>
      <h3 id={id}>{typeof label === 'string' ? label : labelOf(name)}</h3>
      <dl>
        {lines.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
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
