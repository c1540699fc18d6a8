/** A reminder by text beside its mail: of a dealer who sends them, to who left a mobile and agreed to texts (0164). */
import type { Site } from '@/core/dealer/views'
import { agreedToTexts } from '@/core/person/rows/agreed'
import { mobileOf } from '@/core/place/phones/phones'
import { afterQuiet } from '@/core/place/quietHours'
import { canText, sms } from '@/integrations/sms'
import { log } from '@/lib/log'
import { sendCounted } from './textBudget'

const NIGHT = { from: '20:00', to: '09:00' }

/** Now, or when the night there is over. Epoch ms. */
export const reminderTime = (now: number, zone: string): number =>
  afterQuiet(new Date(now), { ...NIGHT, zone }).getTime()

/** Where it goes (E.164); null where none goes. */
export async function reminderNumber(
  { config, tenant }: Site,
  { phone, lead_id }: { phone: string; lead_id: string },
): Promise<string | null> {
  const to = config.forms.smsReminders && canText() ? mobileOf(phone, config.country) : null
  return to && (await agreedToTexts(tenant.id, lead_id)) ? to : null
}

/** The mail says the same: once the texts of the day are used up, there is none. */
export async function sendReminder(
  { tenant }: Site,
  message: { key: string; to: string; text: string },
  now: number,
): Promise<void> {
  const counted = { tenant: tenant.id, isKnown: true, now: new Date(now) }
  if (!(await sendCounted(counted, message, sms())))
    log.warn({ tenant: tenant.slug }, 'a reminder was not texted: the texts of the day are used up')
}
