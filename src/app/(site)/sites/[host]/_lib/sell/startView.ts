import { enquiryView } from '@/components/forms/enquiryView'
import type { EnquiryView } from '@/components/forms/view'
import { type Draft, draftAnswers, LEAD_NAMES } from '@/features/trade-in/draft.rules'
import type { StartData } from './start-data'

/** The lead's own form: what the questions found goes with it unseen. */
export function startView({ site, wanted, locations, form, draft }: StartData, submit: string): EnquiryView {
  // A register without a plate says nothing.
  const sent: Draft = draft.rego ? draft : { ...draft, regoState: '' }
  const known: [string, string | undefined][] = [
    ...Object.entries(LEAD_NAMES).map(([own, name]): [string, string | undefined] => [name, sent[own]]),
    ['adjustmentAnswers', draftAnswers(draft).text],
  ]
  return enquiryView({
    ...{ site, form, locations, submit, car: wanted, uid: 'start' },
    known: Object.fromEntries(known.flatMap(([name, text]) => (text ? [[name, text]] : []))),
  })
}
