import { enquiryView } from '@/components/forms/enquiryView'
import { LateEnquiryForm } from '@/components/forms/LateEnquiryForm'
import { offeredCarForm } from '@/features/leads/intents/carForm.rules'
import type { CarPageData } from '@/app/(site)/sites/[host]/cars/[slug]/page-data'

/** The form that the address names, for browsers without dialogs. */
export function EnquirySection({ data, requested }: { data: CarPageData; requested: string | undefined }) {
  const { site, car, locations } = data
  const form = offeredCarForm(requested, car, site.config)
  const view = enquiryView({ site, form, car, locations, pageId: `cars/${car.slug}`, uid: 'f' })
  return (
    <section className="vsec" id="enquire">
      <h2>{view.heading}</h2>
      <div className="enq">
        <LateEnquiryForm key={form} view={view} />
      </div>
    </section>
  )
}
