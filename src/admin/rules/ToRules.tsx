import { redirect } from 'next/navigation'

/** The list of rules is a screen with an address of its own, as the inbox is. */
export function ToRules(): never {
  redirect('/admin/lead-sharing')
}
