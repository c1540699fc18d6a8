import { Faq } from '@/components/pages/Faq'
import { StaticJsonLd } from '@/components/page/JsonLd'
import { telHref } from '@/core/place/phones/phones'
import { faqJsonLd } from '@/search/seo/jsonLd'
import type { BlockProps } from '@/blocks/props'
import { t } from '@/lib/words'

export function FaqBlock({ block, site }: BlockProps<'faq'>) {
  const { phone, country } = site.config
  // In the dealer's own words already here: structured data must equal the page.
  const items = (block.items ?? []).map(({ question, answer }) => ({
    question: t(question),
    answer: t(answer),
  }))
  return (
    <section className="section">
      <div className="wrap twocol twocol--form">
        <div>
          <h2>{block.heading || t('Questions and answers')}</h2>
          {phone && (
            <p className="lede">
              {t('Not here? Ring')} <a href={telHref(phone, country)}>{phone}</a>.
            </p>
          )}
        </div>
        <Faq items={items} />
      </div>
      {items.length > 0 && <StaticJsonLd data={faqJsonLd(items)} />}
    </section>
  )
}
