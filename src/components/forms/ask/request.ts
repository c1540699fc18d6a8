import type { EnquiryView } from '@/components/forms/view'

export interface EnquiryRequest {
  view: EnquiryView
  car: { title: string; variant: string; price: string; picture: string | null; alt: string }
}
