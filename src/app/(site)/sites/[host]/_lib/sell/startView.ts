import { enquiryView } from '@/components/forms/enquiryView'
import type { EnquiryView } from '@/components/forms/view'
import { draftAnswers } from '@/features/trade-in/draft.rules'
import type { StartData } from './start-data'

/** The lead's own form: what the questions found goes with it unseen. */
export function startView({ site, wanted, locations, form, draft }: StartData, submit: string): EnquiryView {
  const known: [string, string | undefined][] = [
    ['Rego', draft.rego],
    ['regoState', draft.rego && draft.regoState],
    ['trade_make', draft.make],
    ['trade_model', draft.model],
    ['trade_year', draft.year],
    ['km', draft.km],
    ['trade_length', draft.length],
    ['trade_weight', draft.weight],
    ['adjustmentAnswers', draftAnswers(draft).text],
  ]
  return enquiryView({
    ...{ site, form, locations, submit, car: wanted, uid: 'start' },
    known: Object.fromEntries(known.flatMap(([name, text]) => (text ? [[name, text]] : []))),
  })
}
