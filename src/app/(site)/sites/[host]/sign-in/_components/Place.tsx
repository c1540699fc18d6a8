import type { SignInPlace } from '@/features/accounts/signInHref.rules'

/** Hidden fields that pass on where the shopper came from and goes to. */
export function PlaceFields({ place }: { place: SignInPlace }) {
  const { type, redirect, back, add } = place
  return Object.entries({ type, redirect, back, add }).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  )
}
