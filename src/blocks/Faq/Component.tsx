import { Faq } from '@/components/content/Faq'
import { JsonLd } from '@/components/page/JsonLd'
import { telHref } from '@/domain/phones'
import { faqJsonLd } from '@/domain/seo/jsonLd'
import type { BlockProps } from '@/blocks/props'
import { t } from '@/lib/words'

export function FaqBlock({ block, site }: BlockProps<'faq'>) {
  const { phone, country } = site.config
  const items = block.items ?? []
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
      <JsonLd data={faqJsonLd(items)} />
    </section>
  )
}
