'use client'
import { usePathname, useRouter } from 'next/navigation'
import { releaseEntry } from '@/components/ui/modal'
import type { LeadInput } from '@/domain/leads/leadSchema'
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
      const thanks = `/success?ref=${encodeURIComponent(reference)}`
      // From a dialog, Back then leads to the page below it.
      if (releaseEntry()) router.replace(thanks)
      else router.push(thanks)
    },
  })
}
