import { redirect } from 'next/navigation'

/** The rules are on a screen with an address of its own, with what each of them touches. */
export function ToMerchandising(): never {
  redirect('/admin/merchandising')
}
