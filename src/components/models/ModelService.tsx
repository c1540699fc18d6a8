import { SectionHead } from '@/components/ui/SectionHead'
import { t } from '@/lib/words'

interface Props {
  plan: { amount: number; text: string }
  href: string | null
}

/** Capped-price servicing of a model, and where to book it. */
export const ModelService = ({ plan, href }: Props) => (
  <section className="section">
    <div className="wrap">
      <SectionHead
        title={t('Service Advantage')}
        link={href ? { label: t('Book a Service'), href } : undefined}
      />
      <p className="lede">{plan.text}</p>
    </div>
  </section>
)
