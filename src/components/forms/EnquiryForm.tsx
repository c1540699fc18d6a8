'use client'
/** `enquiryView` makes its view on the server. On a page, use `LateEnquiryForm`. */
import { EnquiryFields } from './EnquiryFields'
import { ErrorSummary } from './ErrorSummary'
import { NotSent } from './NotSent'
import { TextArea } from './TextArea'
import { useEnquiry } from './useEnquiry'
import { type EnquiryView, fieldId } from './view'

const CONSENTS = ['opt_in', 'terms_conditions']

export function EnquiryForm({ view }: { view: EnquiryView }) {
  const { formProps, register, errorOf, summary, lost, busy } = useEnquiry(view)
  const isShown = (path: string) => CONSENTS.includes(path) || view.fields.some(({ name }) => name === path)

  return (
    <form className="form" action="/api/leads" {...formProps}>
      <ErrorSummary errors={summary} idOf={(path) => (isShown(path) ? fieldId(view, path) : null)} />
      <NotSent shown={lost} busy={busy} />
      <EnquiryFields {...{ view, register, errorOf, busy }} message={TextArea} />
    </form>
  )
}
