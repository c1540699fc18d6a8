'use client'
import { t } from '@/lib/words'
import { useSent } from './useSent'

/** Shown only in the browser that sent the lead. */
export function SentTo({ lead_id }: { lead_id: string }) {
  const email = useSent(lead_id)?.email
  return email ? t('A confirmation is on its way to {email}.', { email }) : null
}
