import { EnquiryForm } from '@/components/forms/EnquiryForm'
import { enquiryView } from '@/components/forms/enquiryView'
import { isSold } from '@/domain/car/availability'
import { isFormOfAddress, type CarForm } from '@/domain/car/carForms'
import type { LeadForm } from '@/domain/leads/leadSchema'
import type { CarPageData } from '@/app/(site)/sites/[host]/cars/[slug]/page-data'

const FORMS: Record<CarForm, { form: LeadForm; heading: string }> = {
  enquiry: { form: 'enquiry', heading: 'Ask about this car' },
  similar: { form: 'enquiry', heading: 'Find me something similar' },
  photos: { form: 'photos', heading: 'Request photos' },
  offer: { form: 'offer', heading: 'Make an offer' },
  'test-drive': { form: 'test-drive', heading: 'Book a test drive' },
}

/** The form that the address names. A sold car has only one form. */
export const carForm = (requested: string | undefined, sold: boolean): CarForm => {
  if (sold) return 'similar'
  return isFormOfAddress(requested) ? requested : 'enquiry'
}

export function EnquirySection({ data, requested }: { data: CarPageData; requested: string | undefined }) {
  const { site, car, locations } = data
  const { form, heading } = FORMS[carForm(requested, isSold(car))]
  return (
    <section className="vsec" id="enquire">
      <h2>{heading}</h2>
      <div className="enq">
        <EnquiryForm
          key={form}
          view={enquiryView({ site, form, car, locations, pageId: `cars/${car.slug}`, uid: 'f' })}
        />
      </div>
    </section>
  )
}
