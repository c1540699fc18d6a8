import { permanentRedirect } from 'next/navigation'

/** The stock is under /search; shoppers type this address. */
export default function Cars(): never {
  permanentRedirect('/search')
}
