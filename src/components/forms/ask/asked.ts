import type { EnquiryView } from '@/components/forms/view'

/** What a dialog needs: the form, and the car that it is about. */
export interface EnquiryRequest {
  view: EnquiryView
  car: { title: string; variant: string; price: string; picture: string | null; alt: string }
}
