import { SectionHead } from '@/components/ui/SectionHead'
import { t } from '@/lib/words'

/** Capped-price servicing of a model, and where to book it. */
export const ModelService = ({ plan, href }: { plan: { amount: number; text: string }; href: string }) => (
  <section className="section">
    <div className="wrap">
      <SectionHead title={t('Service Advantage')} link={{ label: t('Book a Service'), href }} />
      <p className="lede">{plan.text}</p>
    </div>
  </section>
)
