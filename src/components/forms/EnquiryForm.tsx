'use client'
/** `enquiryView` makes its view on the server. On a page, use `LateEnquiryForm`. */
import { EnquiryFields } from './EnquiryFields'
import { ErrorSummary } from './ErrorSummary'
import { NotSent } from './NotSent'
import { type EnquiryView, fieldId, formId } from './view'
import { usePathname, useRouter } from 'next/navigation'
import { releaseEntry } from '@/components/ui/modal'
import type { LeadInput } from '@/features/leads/leadSchema.rules'
import { afterLead } from '@/core/dealer/links/tradeInPaths'
import { draftOf } from './storedText'
import { recordLead } from './recordLead'
import { useLiveForm } from './useLiveForm'
import { type ComponentProps, useState } from 'react'
import { formatNumber } from '@/core/money/format'
import { MESSAGE_MAX } from '@/core/person/leadField'
import { t } from '@/lib/words'

const textOf = (id: string): string | null => {
  if (typeof document === 'undefined') return null
  const status = document.getElementById(id)
  return status instanceof HTMLTextAreaElement ? status.value : null
}

const NEAR = 0.8

/**
 * Starts from text typed before hydration: React would reset the box to its first value. The text is never cut: near
 * its limit the characters are counted, above it the schema refuses it.
 */
function TextArea({ id, defaultValue, ...input }: ComponentProps<'textarea'> & { id: string }) {
  const [text] = useState(() => textOf(id) ?? defaultValue)
  const [length, setLength] = useState(() => String(text ?? '').length)
  return (
    <>
      <textarea
        {...input}
        id={id}
        defaultValue={text}
        onInput={(event) => setLength(event.currentTarget.value.length)}
      />
      {length > MESSAGE_MAX * NEAR && (
        <p className={length > MESSAGE_MAX ? 'field__count is-over' : 'field__count'} role="status">
          {t('{written} of {most} characters', {
            written: formatNumber(length),
            most: formatNumber(MESSAGE_MAX),
          })}
        </p>
      )}
    </>
  )
}

function useEnquiry(view: EnquiryView) {
  const router = useRouter()
  const path = usePathname()
  return useLiveForm<LeadInput>({
    load: async (form) => (await import('./enquiryLive')).enquiryLive(form, view.rules),
    captcha: view.captcha,
    draft: draftOf(view, path),
    onTaken: (lead, { lead_id, receipt }) => {
      const reference = String(lead_id)
      recordLead(view, lead, { lead_id: reference, receipt: receipt === true })
      // `true`: this form is on the page only where the dealer offers trade-ins.
      const thanks = afterLead(view.form, reference, true)
      // Sent from a dialog: Back then leads to the page below it.
      if (releaseEntry()) router.replace(thanks)
      else router.push(thanks)
    },
  })
}

const CONSENTS = ['opt_in', 'terms_conditions']

export function EnquiryForm({ view }: { view: EnquiryView }) {
  const { formProps, register, errorOf, summary, lost, busy } = useEnquiry(view)
  const shown: readonly string[] = [
    ...CONSENTS,
    ...(view.elsewhere ?? []),
    ...view.fields.map(({ name }) => name),
  ]

  return (
    <form className="form" id={formId(view)} action="/api/leads" {...formProps}>
      <ErrorSummary errors={summary} idOf={(path) => (shown.includes(path) ? fieldId(view, path) : null)} />
      <NotSent shown={lost} busy={busy} />
      <EnquiryFields {...{ view, register, errorOf, busy }} message={TextArea} />
    </form>
  )
}
