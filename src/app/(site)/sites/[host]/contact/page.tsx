import { permanentRedirect } from 'next/navigation'

/** The short address of the contact page. */
export default function Page() {
  permanentRedirect('/contact-us')
}
