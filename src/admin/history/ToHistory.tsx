import { redirect } from 'next/navigation'

/** Payload writes its own state into the address of a list, so that the history has an address of its own. */
export function ToHistory(): never {
  redirect('/admin/history')
}
