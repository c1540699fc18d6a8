'use client'
import { usePathname, useRouter } from 'next/navigation'
import { releaseEntry } from '@/components/ui/modal'
import type { LeadInput } from '@/features/leads/leadSchema.rules'
import { afterLead } from '@/core/dealer/links/tradeInPaths'
import { draftOf } from './keptText'
import { recordLead } from './recordLead'
import { useLiveForm } from './useLiveForm'
import type { EnquiryView } from './view'

export function useEnquiry(view: EnquiryView) {
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
