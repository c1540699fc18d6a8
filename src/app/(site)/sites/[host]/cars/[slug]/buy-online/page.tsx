import '@/styles/stock.css'
import '@/styles/journey.css'
import {
  checkoutMetadata,
  CheckoutPage,
  type CheckoutProps,
} from '@/app/(site)/sites/[host]/cars/[slug]/_checkout/checkoutPage'

export const generateMetadata = checkoutMetadata

export default function Page(props: CheckoutProps) {
  return <CheckoutPage {...props} path="buy-online" />
}
