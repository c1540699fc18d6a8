import 'server-only'
import { renderStatic } from '@/components/ui/renderStatic'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { EnquiryFields } from './EnquiryFields'
import { LateForm } from './LateForm'
import { type EnquiryView, formId } from './view'

/** Its code is loaded at the first touch; until then the browser sends it. */
export function LateEnquiryForm({ view }: { view: EnquiryView }) {
  const html = renderStatic(
    <form className="form" id={formId(view)} action="/api/leads" method="post">
      <EnquiryFields view={view} />
    </form>,
  )
  return (
    <LateForm view={view}>
      <StaticHtml className="static-html" html={html} />
    </LateForm>
  )
}
